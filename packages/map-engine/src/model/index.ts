export type { Extra } from './extra';
export { clampToLimit, defaults, limits, previewSizes, rules, withinLimit } from './limits';
export type { Limit, LimitName, LimitUnit } from './limits';
export { problemCodes } from './problem';
export type { Problem, ProblemCode } from './problem';
export { layerKinds, schemeGeometries } from './layer-kind';
export type { LayerKind, SchemeGeometry, VectorGeometry } from './layer-kind';
export { fieldTypes, isIntegerField, isNumericField } from './field';
export type { Field, FieldType, FieldValue } from './field';
export { rasterDataTypes } from './statistics';
export type {
  BandStatistics,
  FieldStatistics,
  Histogram,
  RasterBand,
  RasterDataType,
  UniqueValue,
} from './statistics';
export type { Ramp } from './ramp';
export { fontStyles, lineCaps, lineJoins, strokeDashes } from './symbol-stack';
export type {
  FontStyle,
  LineCap,
  LineJoin,
  StrokeDash,
  SymbolLayerBase,
  SymbolLayerRule,
  SymbolLayerRules,
  SymbolStack,
} from './symbol-stack';
export * from './symbol-layer/marker';
export * from './symbol-layer/line';
export * from './symbol-layer/fill';
export { labelPlacements, labelSymbol } from './label-symbol';
export type { LabelPlacement, LabelSymbol } from './label-symbol';
export { defaultSymbol, hasVisibleLayer, symbolKindOf, symbolLayerKinds } from './symbol';
export type { MapSymbol, SymbolKind, SymbolLayer, SymbolLayerKind } from './symbol';
export { classification, classMethodRules, classMethods, takesInterval } from './classification';
export type { Classification, ClassMethod, ClassMethodRules, ClassMethodSetBy } from './classification';
export { pinKey, rangeKey, valueKey } from './category';
export type {
  AllCategory,
  Category,
  CategoryPin,
  OtherCategory,
  RangeCategory,
  ValueCategory,
} from './category';
export type {
  GraduatedColorScheme,
  GraduatedSizeScheme,
  MultipleFieldsScheme,
  SingleSymbolScheme,
  UniqueValuesScheme,
  VectorScheme,
} from './vector-scheme';
export { resamplings, rgbChannelNames, statisticsScopes, stretchKinds } from './raster-scheme';
export type {
  Resampling,
  StatisticsScope,
  RasterBackground,
  RasterDisplay,
  RasterGraduatedScheme,
  RasterRelief,
  RasterScheme,
  RasterUniqueValuesScheme,
  RgbChannel,
  RgbChannelName,
  RgbCompositeScheme,
  StretchKind,
  StretchScheme,
  StretchSettings,
} from './raster-scheme';
export { isRasterScheme, isTableScheme, isVectorScheme, schemeKinds } from './scheme';
export type { Scheme, SchemeKind, TableScheme } from './scheme';
export type {
  ControlPoint,
  Extent,
  FeatureData,
  GroupLayerModel,
  ImageLayerModel,
  LayerModel,
  MixedLayerModel,
  RasterLayerModel,
  TileLayerModel,
  TransformType,
  VectorLayerModel,
} from './layer';
