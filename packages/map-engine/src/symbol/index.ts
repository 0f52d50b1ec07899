export { compileLabel } from './compile-label';
export type { LabelDisplay, LabelFormat } from './compile-label';
export { compileSymbol } from './compile-symbol';
export type { DisplayList, Drawing, FillItem, LineItem, MarkerItem, Shape, Stroke } from './display-list';
export { drawLabel } from './draw-label';
export { drawSymbol } from './draw-symbol';
export type { DrawSymbolOptions } from './draw-symbol';
export { contextOf, createCanvas, measuringContext } from './canvas/canvas';
export type { Assets, Canvas2D, DrawContext, Paths, Picture } from './canvas/context';
export { assetNeeds, loadAssets } from './canvas/load-assets';
export type { AssetNeeds } from './canvas/load-assets';
export { drawFills } from './canvas/draw-fill';
export { drawLines } from './canvas/draw-line';
export { markerBox, toPixelEdge } from './canvas/marker-box';
export { drawMarkers } from './canvas/draw-marker';
export { removedSvgParts, svgParts } from './canvas/removed-svg-parts';
export type { SvgPart } from './canvas/removed-svg-parts';
export { svgFills } from './svg/svg-fill';
export type { SvgPaths } from './svg/svg-fill';
export { sanitizeSvg } from './canvas/sanitize-svg';
export {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
  replaceSymbolLayer,
  toggleSymbolLayer,
} from './edit-stack';
