export { compileLabel } from './compile-label';
export type { LabelDisplay } from './compile-label';
export { compileSymbol } from './compile-symbol';
export type { DisplayList, Drawing, FillItem, LineItem, MarkerItem, Shape, Stroke } from './display-list';
export { drawLabel } from './draw-label';
export { drawSymbol } from './draw-symbol';
export type { DrawSymbolOptions } from './draw-symbol';
export { contextOf, createCanvas, measuringContext } from './paint/canvas';
export type { Assets, Canvas2D, PaintContext, Paths, Picture } from './paint/context';
export { assetNeeds, loadAssets } from './paint/load-assets';
export type { AssetNeeds } from './paint/load-assets';
export { paintFills } from './paint/paint-fill';
export { paintLines } from './paint/paint-line';
export { markerBox, toPixelEdge } from './paint/marker-box';
export { paintMarkers } from './paint/paint-marker';
export { removedSvgParts, svgParts } from './paint/removed-svg-parts';
export type { SvgPart } from './paint/removed-svg-parts';
export { sanitizeSvg } from './paint/sanitize-svg';
export {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
  replaceSymbolLayer,
  toggleSymbolLayer,
} from './edit-stack';
