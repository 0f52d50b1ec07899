export { cartoSymOfScheme } from './cartosym/write-cartosym';
export type { CartoSymOptions } from './cartosym/write-cartosym';
export type {
  CartoSymColor,
  CartoSymColumn,
  CartoSymFont,
  CartoSymGraphic,
  CartoSymPaint,
  CartoSymPixels,
  CartoSymRule,
  CartoSymSelector,
  CartoSymStroke,
  CartoSymStyle,
  CartoSymSymbolizer,
} from './cartosym/cartosym-style';
export type { Expression } from './expression/write-condition';
export { schemeFromFlatStyle } from './flat/read-flat';
export { flatStyleOfScheme } from './flat/write-flat';
export type { FlatStyleProperties, FlatStyleRule } from './flat/flat-style';
export { schemeFromGeoStyler } from './geostyler/read-geostyler';
export { geoStylerOfScheme } from './geostyler/write-geostyler';
export type { GeoStylerOptions } from './geostyler/write-geostyler';
export type {
  GeoStylerAnchor,
  GeoStylerChannels,
  GeoStylerFilter,
  GeoStylerMark,
  GeoStylerRaster,
  GeoStylerRule,
  GeoStylerStyle,
  GeoStylerSymbolizer,
  GeoStylerText,
} from './geostyler/geostyler-style';
export { schemeFromStyleJson } from './json/style-json';
export type { Converted, Loss, LossReason } from './loss';
export { schemeFromLyrx } from './lyrx/read-lyrx';
export type { LyrxOptions } from './lyrx/read-lyrx';
export { schemeFromMapboxStyle } from './mapbox/read-mapbox';
export { mapboxStyleOfScheme } from './mapbox/write-mapbox';
export type { MapboxOptions } from './mapbox/write-mapbox';
export type { MapboxLayer, MapboxStyle } from './mapbox/mapbox-style';
export { qmlOfScheme } from './qml/write-qml';
export type { QmlOptions } from './qml/write-qml';
export type { SingleBandScheme } from './raster-table';
export { schemeFromQml } from './qml/read-qml';
export type { ReadOptions } from './read-options';
export { schemeFromSld } from './sld/read-sld';
export { sldOfScheme } from './sld/write-sld';
export type { SldOptions } from './sld/write-sld';
export type { SldVersion } from './sld/sld-xml';
export { schemeFromColorTable } from './text/read-color-table';
export { colorTableText } from './text/color-table-text';
export type { ColorTableOptions } from './text/color-table-text';
