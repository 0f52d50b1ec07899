import type { FeatureData, FieldValue } from '../model';
import { styleCaps } from './caps';
import { shortText } from './shared-parts';
import { asObject, below, invalid, number } from './wire';
import type { Json, JsonObject } from './wire';

/**
 * Features of the server: `{ fid, geometryWkb, featureTableData: [{ name, data }] }`. Geometries stay base64 text:
 * `toFeature` and `decodeWkb` read them and name the feature of a broken one. Truth values become texts.
 * @param json the list, or null for none.
 * @param at path of the list in its payload.
 * @throws GepDataError 'style-invalid' with the path of the culprit, e.g. `features[3].featureTableData[0].name`.
 * @example
 * const { features } = (await answer.json()).data;
 * createPolygonLayer({ scheme }, { features: async () => decodeFeatures(features) });
 */
export function decodeFeatures(json: unknown, at = 'features'): FeatureData[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json) || json.length > styleCaps.features) {
    throw invalid(at, `a list of at most ${styleCaps.features} features`);
  }
  return json.map((item, i) => decodeFeature(item, `${at}[${i}]`));
}

function decodeFeature(value: unknown, at: string): FeatureData {
  const wire = asObject(value, at);
  const { fid, geometryWkb, featureTableData } = wire;
  if (typeof geometryWkb !== 'string') throw invalid(below(at, 'geometryWkb'), 'a text of base64');
  return {
    id: idOf(fid, below(at, 'fid')),
    wkb: geometryWkb,
    properties: decodeTable(featureTableData, below(at, 'featureTableData')),
  };
}

/** An id: a text, or a number that is made one. */
export function idOf(value: unknown, at: string): string {
  return typeof value === 'number' ? String(number().decode(value, at)) : shortText.decode(value, at);
}

function decodeTable(value: unknown, at: string): Readonly<Record<string, FieldValue>> {
  if (value === undefined || value === null) return {};
  if (!Array.isArray(value) || value.length > styleCaps.fields) {
    throw invalid(at, `a list of at most ${styleCaps.fields} fields`);
  }
  // Made of entries, so that a field named __proto__ is a field.
  return Object.fromEntries(
    value.map((cell, i): [string, FieldValue] => {
      const { name, data } = asObject(cell, `${at}[${i}]`);
      if (typeof name !== 'string') throw invalid(`${at}[${i}].name`, 'a text');
      return [name, cellOf(data, `${at}[${i}].data`)];
    }),
  );
}

function cellOf(value: unknown, at: string): FieldValue {
  if (value === undefined || value === null || typeof value === 'string') return value ?? null;
  if (typeof value === 'boolean') return String(value);
  return number().decode(value, at);
}

/**
 * The wire form of features whose geometry is base64.
 * @throws TypeError for a geometry in bytes.
 * @example
 * JSON.stringify(encodeFeatures(features));
 */
export function encodeFeatures(features: readonly FeatureData[]): JsonObject[] {
  return features.map(({ id, wkb, properties }) => {
    if (typeof wkb !== 'string')
      throw new TypeError(`wkb of feature ${id}: got bytes, allowed is base64 text`);
    const featureTableData = Object.entries(properties).map(([name, data]): Json => ({ name, data }));
    return { fid: id, geometryWkb: wkb, featureTableData };
  });
}
