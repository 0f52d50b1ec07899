export { RasterGraduatedPanel } from './raster-graduated-panel';
export type { RasterPanelProps } from './raster-panel-props';
export { RasterUniqueValuesPanel } from './raster-unique-values-panel';
export { RgbPanel } from './rgb-panel';
export { StretchPanel } from './stretch-panel';
