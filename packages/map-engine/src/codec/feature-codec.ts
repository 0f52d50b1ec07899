import type { FeatureData, FieldValue } from '../model';
import { styleCaps } from './caps';
import { below, invalid } from './wire';
import type { Json, JsonObject } from './wire';

/**
 * Features of the server: `{ fid, geometryWkb, featureTableData: [{ name, data }] }`. Geometries stay base64 text:
 * `toFeature` and `decodeWkb` read them and name the feature of a broken one. Truth values become texts.
 * @param json the list, or null for none.
 * @param at path of the list in its payload.
 * @throws GepDataError 'style-invalid' with the path of the culprit, e.g. `features[3].featureTableData[0].name`.
 * @example
 * decodeFeatures([{ fid: '7', geometryWkb: null, featureTableData: [{ name: 'Sum', data: 12.5 }] }]);
 * // [{ id: '7', wkb: null, properties: { Sum: 12.5 } }]
 */
export function decodeFeatures(json: unknown, at = 'features'): FeatureData[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json) || json.length > styleCaps.features) {
    throw invalid(at, `a list of at most ${styleCaps.features} features`);
  }
  return json.map((item, i) => decodeFeature(item, () => `${at}[${i}]`));
}

/** Paths are made where something is wrong only: a layer has many thousand features. */
type Path = () => string;

function decodeFeature(value: unknown, at: Path): FeatureData {
  const { fid, geometryWkb, featureTableData } = plainObject(value, at);
  const wkb = geometryWkb ?? null;
  if (typeof wkb !== 'string' && wkb !== null) {
    throw invalid(below(at(), 'geometryWkb'), 'a text of base64, or null');
  }
  const id = idOf(fid, () => below(at(), 'fid'));
  return { id, wkb, properties: decodeTable(featureTableData, at) };
}

function plainObject(value: unknown, at: Path): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw invalid(at(), 'an object');
}

/** An id: a text, or a number that is made one. */
export function idOf(value: unknown, at: Path): string {
  if (typeof value === 'string' && value.length <= styleCaps.text) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw invalid(at(), `a number, or a text of at most ${styleCaps.text} characters`);
}

function decodeTable(value: unknown, feature: Path): Readonly<Record<string, FieldValue>> {
  if (value === undefined || value === null) return {};
  const at = (): string => below(feature(), 'featureTableData');
  if (!Array.isArray(value) || value.length > styleCaps.fields) {
    throw invalid(at(), `a list of at most ${styleCaps.fields} fields`);
  }
  // Made of entries, so that a field named __proto__ is a field.
  return Object.fromEntries(
    value.map((cell, i): [string, FieldValue] => {
      const { name, data } = plainObject(cell, () => `${at()}[${i}]`);
      if (typeof name !== 'string') throw invalid(`${at()}[${i}].name`, 'a text');
      return [name, cellOf(data, () => `${at()}[${i}].data`)];
    }),
  );
}

function cellOf(value: unknown, at: Path): FieldValue {
  if (value === undefined || value === null || typeof value === 'string') return value ?? null;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw invalid(at(), 'a text, a finite number, true, false or null');
}

/**
 * The wire form of features whose geometry is base64, or null.
 * @throws TypeError for a geometry in bytes.
 * @example
 * encodeFeatures([{ id: '7', wkb: null, properties: { Sum: 12.5 } }]);
 * // [{ fid: '7', geometryWkb: null, featureTableData: [{ name: 'Sum', data: 12.5 }] }]
 */
export function encodeFeatures(features: readonly FeatureData[]): JsonObject[] {
  return features.map(({ id, wkb, properties }) => {
    if (typeof wkb !== 'string' && wkb !== null) {
      throw new TypeError(`wkb of feature ${id}: got bytes, allowed: base64 text and null`);
    }
    const featureTableData = Object.entries(properties).map(([name, data]): Json => ({ name, data }));
    return { fid: id, geometryWkb: wkb, featureTableData };
  });
}
