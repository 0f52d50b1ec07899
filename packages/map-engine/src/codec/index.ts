export { styleCaps } from './guard';
export { schemeJsonSchema } from './json-schema';
export { decodeSymbol, encodeSymbol } from './library-symbol';
export { decodeScheme, encodeScheme } from './scheme-codec';
export type { DecodeSchemeOptions } from './scheme-codec';
export type { Json, JsonObject } from './wire';
