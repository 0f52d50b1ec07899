export {
  LineStyleDialog,
  PointStyleDialog,
  PolygonStyleDialog,
  RasterStyleDialog,
  StyleDialog,
} from './dialog';
export type { DialogHost, RasterStyleDialogProps, StyleDialogProps, VectorStyleDialogProps } from './dialog';
export { DialogFrame } from './window';
export type { DialogFrameProps, PlaceStorage } from './window';
export { LabelPanel } from './label';
export type { LabelPanelProps } from './label';
export { SaveStyleDialog, StyleLibraryDialog } from './library';
export type { SaveStyleDialogProps, StyleLibraryDialogProps } from './library';
export { loadWords } from './message';
export type { EditorLocale, MessageKey, Messages } from './message';
export { featureFields } from './port';
export type {
  BandSource,
  FieldSource,
  LibraryGroup,
  LibraryStyle,
  MapSource,
  StyleEditorPorts,
  StyleLibrary,
} from './port';
export { HistogramCanvas, HistogramEditor } from './histogram';
export { RampPreview, SymbolPreview } from './preview';
export type { HistogramCanvasProps, HistogramEditorProps } from './histogram';
export type { RampPreviewProps, SymbolPreviewProps } from './preview';
export { ColorRampSelect, RampDialog } from './ramp';
export type { ColorRampSelectProps, RampDialogProps } from './ramp';
export { CategoryTable } from './category';
export { ClassificationDetailDialog } from './scheme';
export type { CategoryTableProps } from './category';
export type { ClassificationDetailDialogProps } from './scheme';
export {
  applyDraft,
  canRedo,
  canUndo,
  editDraft,
  isDirty,
  openDraft,
  redoDraft,
  revertDraft,
  undoDraft,
  useDraft,
} from './state';
export type { Change, ChangedPart, Draft, DraftControl, Step } from './state';
export { StyleEditorProvider } from './style-editor-provider';
export type { StyleEditorProviderProps } from './style-editor-provider';
export { FillSymbolEditor, LineSymbolEditor, MarkerSymbolEditor, SymbolDialog } from './symbol';
export type { SymbolDialogProps, SymbolEditorOf } from './symbol';
