import { rules } from '../model';
import { styleCaps } from './caps';
import { categorySchema, pinSchema } from './category-codec';
import { classificationSchema } from './classification-codec';
import { fillCodec } from './fill-codec';
import { labelCodec } from './label-codec';
import { lineCodec } from './line-codec';
import { markerCodec } from './marker-codec';
import { rasterCodecs, rasterSchemeType, rasterType, reliefCodec, rgbCodec } from './raster-codec';
import { rasterOnly } from './scheme-codec';
import { picturesCodec } from './shared-pictures';
import { fieldCodec, statisticsCodec } from './statistics-codec';
import { geometryType, vectorSchemeType } from './vector-codec';
import { list, optionalParts } from './wire';
import type { JsonObject } from './wire';

const symbolizer: JsonObject = {
  anyOf: ['marker', 'line', 'fill'].map((kind) => ({ $ref: `#/$defs/${kind}` })),
};

function rows(row: JsonObject): { readonly schema: JsonObject } {
  return { schema: { type: 'array', maxItems: styleCaps.rows, items: row } };
}

/** The list of pictures that several symbols show. */
const pictures = {
  schema: {
    ...picturesCodec.schema,
    description:
      'A symbol with imageIndex or svgIndex shows the picture at that place, from 0, where it has no imageSource or svg.',
  },
};

function tableParts(symbol: JsonObject | null) {
  const row = categorySchema(symbol);
  return { categories: rows(row), other: { schema: row }, overrides: rows(pinSchema(symbol)) };
}

function vectorSchema(): JsonObject {
  const parts = {
    ...(classificationSchema.properties as JsonObject),
    ...optionalParts({ symbolizer: { schema: symbolizer } }),
  };
  return {
    type: 'object',
    required: ['schemeType'],
    properties: {
      ...optionalParts({
        geometryType,
        fields: list(fieldCodec, rules.maxUniqueFields),
        classification: { schema: { ...classificationSchema, properties: parts } },
        ...tableParts(symbolizer),
        statistics: statisticsCodec,
        labelSymbolizer: labelCodec,
        pictures,
      }),
      schemeType: vectorSchemeType.schema,
    },
  };
}

function rasterSchema(): JsonObject {
  return {
    type: 'object',
    properties: optionalParts({
      rasterType,
      schemeType: rasterSchemeType,
      geometryType,
      ...rasterCodecs,
      shadeRelief: reliefCodec,
      rgbSetting: rgbCodec,
      classification: { schema: classificationSchema },
      ...tableParts(null),
      pictures,
    }),
  };
}

/** What distinguishes a raster's style from a vector's, as in `decodeScheme`. */
const rasterMarks: readonly JsonObject[] = [
  ...rasterOnly.map((name) => ({ required: [name], properties: { [name]: { not: { type: 'null' } } } })),
  { required: ['geometryType'], properties: { geometryType: { const: 5 } } },
  { required: ['schemeType'], properties: { schemeType: { const: 6 } } },
];

/**
 * JSON Schema of a saved style (draft 2020-12), made of the same codecs that read and write it. Unknown
 * properties are allowed everywhere: they are kept. Published as `@gep/map-engine/schema/scheme.schema.json`.
 * @example
 * schemeJsonSchema().$schema; // 'https://json-schema.org/draft/2020-12/schema'
 */
export function schemeJsonSchema(): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://gep-console.dev/schema/scheme.schema.json',
    title: 'Saved layer style',
    if: { anyOf: rasterMarks },
    then: { $ref: '#/$defs/rasterScheme' },
    else: { $ref: '#/$defs/vectorScheme' },
    $defs: {
      vectorScheme: vectorSchema(),
      rasterScheme: {
        ...rasterSchema(),
        anyOf: [{ required: ['rasterType'] }, { required: ['schemeType'] }],
      },
      marker: markerCodec.definition,
      line: lineCodec.definition,
      fill: fillCodec.definition,
    },
  };
}
