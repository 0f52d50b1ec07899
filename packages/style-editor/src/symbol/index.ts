export { choices } from './choices';
export { FontField } from './font-field';
export type { RenderSymbolEditor } from './layer-editor';
export { renderSymbolDialog, SymbolDialog } from './symbol-dialog';
export type { SymbolDialogProps } from './symbol-dialog';
export { SymbolField } from './symbol-field';
export { SymbolEditor } from './symbol-editor';
export { FillSymbolEditor, LineSymbolEditor, MarkerSymbolEditor } from './symbol-editors';
export type { SymbolEditorOf } from './symbol-editors';
