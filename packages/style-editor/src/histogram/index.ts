export { HistogramCanvas } from './histogram-canvas';
export type { HistogramCanvasProps } from './histogram-canvas';
export { HistogramEditor } from './histogram-editor';
export type { HistogramEditorProps } from './histogram-editor';
