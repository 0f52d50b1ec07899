export { createLegend } from './create-legend';
export type { LegendControl, LegendControlOptions } from './create-legend';
export { createMap, zoomFactor } from './create-map';
export type { MapOptions } from './create-map';
export type { DrawnRegion } from './draw-region';
export { drawLegendEntry } from './legend-entry';
export { legendOf, toggleCategory } from './legend-model';
export type { FitOptions, HoverInfo, MapHandle } from './map-handle';
