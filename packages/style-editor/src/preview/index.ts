export { HistogramCanvas } from './histogram-canvas';
export type { HistogramCanvasProps } from './histogram-canvas';
export { screenNumber, screenRange } from './screen-number';
export { RampPreview } from './ramp-preview';
export type { RampPreviewProps } from './ramp-preview';
export { SymbolPreview } from './symbol-preview';
export type { SymbolPreviewProps } from './symbol-preview';
