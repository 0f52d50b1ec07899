export { HistogramCanvas } from './histogram-canvas';
export type { HistogramCanvasProps } from './histogram-canvas';
export { isSkewed } from './draw-histogram';
export { histogramScale, roundStep, shareOf } from './histogram-scale';
export type { HistogramScale } from './histogram-scale';
export { HistogramEditor } from './histogram-editor';
export type { HistogramEditorProps } from './histogram-editor';
