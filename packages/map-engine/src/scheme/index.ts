export { adviseClassification } from './advice/advise-classification';
export type { AdviceOptions } from './advice/advise-classification';
export { classGoodness } from './advice/class-goodness';
export type { ClassGoodness, GoodnessOptions } from './advice/class-goodness';
export type {
  AdviceReason,
  ClassesProposal,
  ClassificationProposal,
  ValuesProposal,
} from './advice/proposal';
export { provePalette } from './palette/prove-palette';
export type { AlikeNeighbours, Neighbours, ProofOptions, SightProof } from './palette/prove-palette';
export { schemeNeeds, stretchNeeds } from './stretch/band-needs';
export type { BandNeed } from './stretch/stretch-kinds';
export { bandStatistics } from './data/band-statistics';
export { categoryOf, rowFinder } from './category/category-of';
export type { RowFinder, Sorted } from './category/category-of';
export type { CategoryInput } from './category/category-input';
export { checkScheme } from './check/check-scheme';
export { checkSymbol } from './check/check-symbol';
export type { DataRows } from './data/data-field';
export { createScheme } from './build/create-scheme';
export type { SchemeOptions } from './build/create-scheme';
export { differenceScheme } from './build/difference-scheme';
export type { DifferenceInput, DifferenceOptions } from './build/difference-scheme';
export { diffCategories } from './category/diff-categories';
export type { CategoryDiff, MovedCategory } from './category/diff-categories';
export { districtScheme, districtSymbol } from './build/district-scheme';
export { suggestScheme } from './build/suggest-scheme';
export type { SuggestOptions, SuggestStatistics } from './build/suggest-scheme';
export { toggleCategory } from './edit/edit-rows';
export { fieldStatistics } from './data/field-statistics';
export { generateCategories } from './category/generate-categories';
export { legend, rampEnds } from './legend/legend';
export type { Legend, LegendEntry, LegendOptions, LegendText } from './legend/legend';
export type { LegendLanguage, LegendWords } from './legend/legend-words';
export { pinCategory, unpinCategory } from './category/pin-category';
export type { CategoryPatch } from './category/pin-category';
export { schemeFields } from './category/pins';
export { classLabel, classText } from './text/class-label';
export { scaleBar } from './text/scale-bar';
export type { ScaleBar } from './text/scale-bar';
export { formatNumber, formatRange, readableNumber } from './text/format-number';
export type { NumberFormat } from './text/format-number';
export { numberType } from './data/number-type';
export {
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from './build/raster-factories';
export type {
  RasterGraduatedOptions,
  RasterOptions,
  RasterUniqueValuesOptions,
  RgbCompositeOptions,
  StretchOptions,
} from './build/raster-factories';
export type { RampInput } from './build/ramp-input';
export { rampValues } from './legend/ramp-values';
export type { RampValues } from './legend/ramp-values';
export { rasterClasses, rasterValues, rgbComposite, stretch } from './build/raster-builders';
export type { RasterValuesOptions } from './build/raster-builders';
export type {
  RasterData,
  RasterSchemeBuilder,
  VectorData,
  VectorSchemeBuilder,
} from './build/scheme-builder';
export { schemeBreaks } from './category/scheme-breaks';
export type { GraduatedScheme } from './category/scheme-breaks';
export { histogramRanks, stretchRange, stretchRangeOf } from './stretch/stretch-range';
export type { StretchFacts, StretchRange, StretchRanks, StretchStatistics } from './stretch/stretch-kinds';
export { recolorSymbol, symbolColor } from './symbol/symbol-color';
export { fadeSymbol, symbolOpacity } from './symbol/symbol-opacity';
export { resizeSymbol, symbolSize } from './symbol/symbol-size';
export {
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from './build/vector-factories';
export type {
  GraduatedOptions,
  MultipleFieldsOptions,
  SingleSymbolOptions,
  UniqueValuesOptions,
} from './build/vector-factories';
export {
  graduated,
  graduatedSizes,
  multipleFields,
  singleSymbol,
  uniqueValues,
} from './build/vector-builders';
export type {
  GraduatedBuilderOptions,
  MultipleFieldsBuilderOptions,
  SingleSymbolBuilderOptions,
  UniqueValuesBuilderOptions,
} from './build/vector-builders';
