export { choices } from './choices';
export type { LayerEditorProps, RenderSymbolEditor, SymbolEditRequest } from './layer-editor';
export { renderSymbolDialog, SymbolDialog } from './symbol-dialog';
export type { SymbolDialogProps } from './symbol-dialog';
export { SymbolEditor } from './symbol-editor';
export type { SymbolEditorProps } from './symbol-editor';
export { plainKinds } from './kinds';
export { FillSymbolEditor, LineSymbolEditor, MarkerSymbolEditor } from './symbol-editors';
export type { SymbolEditorOf } from './symbol-editors';
