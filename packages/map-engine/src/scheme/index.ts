export { categoryOf, rowFinder } from './category-of';
export type { RowFinder, Sorted } from './category-of';
export type { CategoryInput } from './category-input';
export { checkScheme } from './check-scheme';
export { checkSymbol } from './check-symbol';
export { createScheme } from './create-scheme';
export type { SchemeOptions } from './create-scheme';
export { differenceScheme } from './difference-scheme';
export type { DifferenceInput, DifferenceOptions } from './difference-scheme';
export { diffCategories } from './diff-categories';
export type { CategoryDiff, MovedCategory } from './diff-categories';
export { editSchemeBreak, pinCategory, schemeBreaks, toggleCategory, unpinCategory } from './edit-rows';
export type { CategoryPatch, GraduatedScheme } from './edit-rows';
export { fieldStatistics } from './field-statistics';
export { generateCategories } from './generate-categories';
export { legendEntries, rampEnds } from './legend-entries';
export type { LegendEntry, LegendOptions } from './legend-entries';
export { keepPins, rowsChange } from './keep-pins';
export type { RowsChange } from './keep-pins';
export { activeOverrides, isPinned, namedPins, pinsByRow, schemeFields, sleepingPins } from './pins';
export { formatNumber, formatRange } from './number-label';
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
export { histogramRanks, stretchRange, stretchRangeOf } from './stretch-range';
export type { StretchFacts, StretchRange, StretchRanks, StretchStatistics } from './stretch-range';
export { recolorSymbol, symbolColor } from './symbol-color';
export { fadeSymbol, symbolOpacity } from './symbol-opacity';
export { resizeSymbol, symbolSize } from './symbol-size';
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
