export { screenExact, screenNumber, screenRange, screenShare } from './screen-number';
export { LabelPreview } from './label-preview';
export { PreviewProblems, usePreviewProblems } from './preview-problems';
export { RampPreview } from './ramp-preview';
export type { RampPreviewProps } from './ramp-preview';
export { SymbolPreview } from './symbol-preview';
export type { SymbolPreviewProps } from './symbol-preview';
export { placeLabels } from './place-labels';
export { useCanvasSize } from './use-canvas-size';
