import type { Field, MixedLayerModel, VectorGeometry, VectorLayerModel, VectorScheme } from '../model';
import { fieldTypes } from '../model';
import { createScheme } from '../scheme';
import { styleCaps } from './caps';
import { readPart } from './guard';
import type { LayerParts } from './layer-wire';
import { decodeScheme, encodeScheme } from './scheme-codec';
import { shortText } from './shared-parts';
import { fieldCodec, statisticsCodec } from './statistics-codec';
import { styleOf } from './style-part';
import { isGiven, textPart } from './text-parts';
import { asObject, below, list, nullable, read } from './wire';
import type { Wire, WireCodec } from './wire';

/** Servers write types in small letters too, and have columns that no scheme can use: these count as text. */
const column: WireCodec<Field> = {
  ...fieldCodec,
  decode: (value, at) => {
    const wire = asObject(value, at);
    const type = fieldTypes.find((known) => known === String(wire.fieldType).toUpperCase());
    return fieldCodec.decode({ ...wire, fieldType: type ?? 'STRING' }, at);
  },
};
const fields: WireCodec<readonly Field[]> = list(column, styleCaps.fields);

function attributes(wire: Wire, at: string) {
  return {
    fields: read(wire, 'fields', fields, read(wire, 'fieldsList', fields, [], at), at),
    nameField: read(wire, 'labelField', nullable(shortText), null, at),
  };
}

/** Points, lines or polygons. */
export function vectorParts<G extends VectorGeometry>(kind: G): LayerParts<VectorLayerModel> {
  return {
    decode: (wire, at, common) => ({
      kind,
      ...common,
      ...attributes(wire, at),
      scheme: styleOf<VectorScheme>(wire, at, kind, createScheme('single-symbol', kind)),
      statistics: read(wire, 'statisticsInfo', nullable(statisticsCodec), null, at),
    }),
    encode: (layer) => ({
      fields: fields.encode(layer.fields),
      labelField: layer.nameField,
      layerStyle: encodeScheme(layer.scheme),
      statisticsInfo: layer.statistics && statisticsCodec.encode(layer.statistics),
    }),
  };
}

const geometries = ['point', 'line', 'polygon'] as const;

/** A mixed layer's style holds one style a geometry: `{ point, line, polygon }`. */
export const mixedParts: LayerParts<MixedLayerModel> = {
  decode: (wire, at, common) => {
    const path = below(at, 'layerStyle');
    const styles = asObject(textPart(wire, 'layerStyle', at) ?? {}, path);
    const schemeOf = (geometry: VectorGeometry): VectorScheme => {
      const start = createScheme('single-symbol', geometry);
      if (!isGiven(styles[geometry])) return start;
      const read = (tree: unknown) => decodeScheme(tree, { geometry }) as VectorScheme;
      return readPart(styles[geometry], below(path, geometry), read);
    };
    const schemes = { point: schemeOf('point'), line: schemeOf('line'), polygon: schemeOf('polygon') };
    return { kind: 'mixed', ...common, ...attributes(wire, at), schemes };
  },
  encode: (layer) => ({
    fields: fields.encode(layer.fields),
    labelField: layer.nameField,
    layerStyle: Object.fromEntries(geometries.map((one) => [one, encodeScheme(layer.schemes[one])])),
  }),
};
