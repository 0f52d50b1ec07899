export { schemeNeeds, stretchNeeds } from './band-needs';
export { hasFreeEnds } from './stretch-kinds';
export type { BandNeed } from './stretch-kinds';
export { bandStatistics } from './band-statistics';
export { categoryOf, rowFinder } from './category-of';
export type { RowFinder, Sorted } from './category-of';
export type { CategoryInput } from './category-input';
export { checkScheme } from './check-scheme';
export { checkSymbol } from './check-symbol';
export type { DataRows } from './data-field';
export { createScheme } from './create-scheme';
export type { SchemeOptions } from './create-scheme';
export { differenceScheme } from './difference-scheme';
export type { DifferenceInput, DifferenceOptions } from './difference-scheme';
export { diffCategories } from './diff-categories';
export type { CategoryDiff, MovedCategory } from './diff-categories';
export { toggleCategory } from './edit/edit-rows';
export { fieldStatistics } from './field-statistics';
export { generateCategories } from './generate-categories';
export { listsAllValues } from './lists-all-values';
export { missingCount } from './missing-count';
export { legend, rampEnds } from './legend';
export type { Legend, LegendEntry, LegendOptions, LegendText } from './legend';
export type { LegendLanguage, LegendWords } from './legend-words';
export { keepPins, rowsChange } from './keep-pins';
export type { RowsChange } from './keep-pins';
export { pinCategory, unpinCategory } from './pin-category';
export type { CategoryPatch } from './pin-category';
export { activePins, isPinned, namedPins, pinsByRow, schemeFields, inactivePins } from './pins';
export { formatNumber, formatRange } from './format-number';
export type { NumberFormat } from './format-number';
export { numberType } from './number-type';
export {
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from './raster-factories';
export type {
  RasterGraduatedOptions,
  RasterOptions,
  RasterUniqueValuesOptions,
  RgbCompositeOptions,
  StretchOptions,
} from './raster-factories';
export type { RampInput } from './ramp-input';
export { rampValues } from './ramp-values';
export type { RampValues } from './ramp-values';
export { rasterClasses, rasterValues, rgbComposite, stretch } from './raster-builders';
export type { RasterData, RasterSchemeBuilder, VectorData, VectorSchemeBuilder } from './scheme-builder';
export { schemeBreaks } from './scheme-breaks';
export type { GraduatedScheme } from './scheme-breaks';
export { histogramRanks, stretchRange, stretchRangeOf } from './stretch-range';
export type { StretchFacts, StretchRange, StretchRanks, StretchStatistics } from './stretch-kinds';
export { recolorSymbol, symbolColor } from './symbol-color';
export { fadeSymbol, symbolOpacity } from './symbol-opacity';
export { resizeSymbol, sizeLimit, symbolSize } from './symbol-size';
export {
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from './vector-factories';
export type {
  GraduatedOptions,
  MultipleFieldsOptions,
  SingleSymbolOptions,
  UniqueValuesOptions,
} from './vector-factories';
export { graduated, graduatedSizes, multipleFields, singleSymbol, uniqueValues } from './vector-builders';
export type {
  GraduatedBuilderOptions,
  MultipleFieldsBuilderOptions,
  SingleSymbolBuilderOptions,
  UniqueValuesBuilderOptions,
} from './vector-builders';
export { visibleText } from './visible-text';
