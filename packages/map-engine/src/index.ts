/**
 * What an application needs to style and show maps. The underlying parts have separate entries, e.g.
 * `@gep/map-engine/scheme` for everything about schemes and `@gep/map-engine/classify` for classification alone.
 */

// Maps and their surroundings
export { createLegend, createMap, createSwipe, drawLegendEntry, legendOf, paperSizes } from './map';
export type {
  DrawnRegion,
  DrawOptions,
  ExplainedLayer,
  ExportOptions,
  ExportStep,
  FitOptions,
  HoverInfo,
  LegendControl,
  LegendControlOptions,
  LegendSection,
  MapHandle,
  MapOptions,
  PageSize,
  SchemeLegendOptions,
  Swipe,
  SwipeOptions,
} from './map';

// Layers and where their data come from
export {
  capabilitiesUrl,
  createGroupLayer,
  createImageLayer,
  createLandBasemap,
  createLayer,
  createLineLayer,
  createMixedLayer,
  createPointLayer,
  createPolygonLayer,
  createRasterLayer,
  createTileLayer,
  differenceLoader,
  geoJsonFeatures,
  geoTiffLoader,
  geoTiffWindowLoader,
  quickerWithWebgl,
  rasterSource,
  styleFunction,
  tianditu,
  toFeatures,
  webglRenderer,
} from './layer';
export type * from './layer';

// Schemes in one call, and their classes
export {
  categoryOf,
  checkScheme,
  createScheme,
  formatNumber,
  generateCategories,
  graduated,
  graduatedSizes,
  legend,
  multipleFields,
  pinCategory,
  rasterClasses,
  rasterValues,
  rgbComposite,
  singleSymbol,
  stretch,
  toggleCategory,
  uniqueValues,
} from './scheme';
export type * from './scheme';

// Symbols
export {
  characterMarker,
  defaultSymbol,
  fillSymbol,
  gradientFill,
  imageLine,
  imageMarker,
  labelSymbol,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  rangeKey,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
  valueKey,
} from './model';
export type * from './model';
export { drawSymbol } from './symbol';

// Colours, classes, projections and saved styles
export { classify } from './classify';
export { colorRamps, sampleRamp } from './color';
export {
  definitionOf,
  gaussKrugerZone,
  loadProjection,
  projectionProblems,
  registerProjection,
} from './geometry';
export { decodeFeatures, decodeLayer, decodeScheme, encodeScheme } from './codec';
