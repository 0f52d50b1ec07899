export { styleCaps } from './caps';
export { schemeJsonSchema } from './json-schema';
export { decodeFeatures, encodeFeatures } from './feature-codec';
export { decodeLayer, encodeLayer } from './layer-codec';
export type { DecodedLayer } from './layer-codec';
export { decodeSymbol, encodeSymbol } from './library-symbol';
export { decodeScheme, encodeScheme } from './scheme-codec';
export type { DecodeSchemeOptions } from './scheme-codec';
export type { Json, JsonObject } from './wire';
