import { labelSymbol, rules } from '../model';
import type { Classification, MapSymbol, VectorGeometry, VectorScheme } from '../model';
import { createScheme } from '../scheme';
import { openRows } from '../scheme/category/open-ends';
import { codecOfGeometry } from './any-symbol-codec';
import { styleCaps } from './caps';
import {
  decodeCategory,
  decodeOther,
  decodePin,
  encodeCategory,
  encodeOther,
  encodePin,
} from './category-codec';
import type { RowCodecOptions } from './category-codec';
import { decodeClassification, encodeClassification, encodeRamp } from './classification-codec';
import { labelCodec } from './label-codec';
import { fieldCodec, statisticsCodec } from './statistics-codec';
import { asObject, code, invalid, list, nullable, read } from './wire';
import type { JsonObject, Wire, WireCodec } from './wire';

type VectorKind = VectorScheme['kind'];
export const vectorSchemeType = code<VectorKind>({
  'single-symbol': 1,
  'unique-values': 2,
  'graduated-color': 3,
  'graduated-size': 4,
  'multiple-fields': 5,
});

export const geometryType = code<VectorGeometry | 'raster'>({ point: 1, line: 2, polygon: 3, raster: 5 });

const rowKinds = {
  'single-symbol': 'all',
  'unique-values': 'value',
  'multiple-fields': 'value',
  'graduated-color': 'range',
  'graduated-size': 'range',
} as const satisfies Record<VectorKind, RowCodecOptions['rows']>;

/** List of rows read by a function. */
export function rowsOf<T>(wire: Wire, name: string, decode: (value: unknown, at: string) => T): readonly T[] {
  return read<readonly T[]>(wire, name, list({ decode } as WireCodec<T>, styleCaps.rows), []);
}

export function decodeVector(wire: Wire, geometry: VectorGeometry): VectorScheme {
  const kind = vectorSchemeType.decode(wire.schemeType, 'schemeType');
  if (kind === 'graduated-size' && geometry === 'polygon') {
    throw invalid('schemeType', 'another scheme than graduated size for polygons');
  }
  const start = createScheme(kind, geometry);
  const symbol = codecOfGeometry(geometry);
  const template = decodeTemplate(wire, symbol) ?? start.template;
  const options: RowCodecOptions = { rows: rowKinds[kind], symbol, template };
  const intent = decodeClassification(wire.classification, 'classification', startIntent(start));
  const fields = read(wire, 'fields', list(fieldCodec, rules.maxUniqueFields), []);
  const statistics = read(wire, 'statistics', nullable(statisticsCodec), null);
  const rows = rowsOf(wire, 'categories', (value, at) => decodeCategory(value, at, options));
  const categories = openRows(rows, intent);
  const base = {
    geometry,
    template,
    pins: rowsOf(wire, 'overrides', (value, at) => decodePin(value, at, symbol)),
    categories,
    other: decodeOther(wire.other, 'other', options, createScheme(kind, geometry, { template }).other),
    label: read(wire, 'labelSymbolizer', labelCodec, labelSymbol()),
  };
  const field = fields[0] ?? null;
  const { ramp, reverse } = intent;
  const made: { readonly [K in VectorKind]: () => VectorScheme } = {
    'single-symbol': () => ({
      kind: 'single-symbol',
      ...base,
      categories:
        categories.length > 0
          ? categories.slice(0, 1)
          : createScheme('single-symbol', geometry, { template }).categories,
    }),
    'unique-values': () => ({ kind: 'unique-values', ...base, field, ramp, reverse, statistics }),
    'multiple-fields': () => ({ kind: 'multiple-fields', ...base, fields, ramp, reverse, statistics }),
    'graduated-color': () => ({
      kind: 'graduated-color',
      ...base,
      field,
      classification: intent,
      statistics,
    }),
    'graduated-size': () => ({ kind: 'graduated-size', ...base, field, classification: intent, statistics }),
  };
  return made[kind]();
}

/** The saved template, else the symbol of the first row that has one. */
function decodeTemplate(wire: Wire, symbol: WireCodec<MapSymbol>): MapSymbol | null {
  if (wire.classification !== undefined && wire.classification !== null) {
    const { symbolizer } = asObject(wire.classification, 'classification');
    if (symbolizer !== undefined && symbolizer !== null) {
      return symbol.decode(symbolizer, 'classification.symbolizer');
    }
  }
  const first = Array.isArray(wire.categories) ? (wire.categories as unknown[])[0] : undefined;
  if (typeof first !== 'object' || first === null) return null;
  const { symbolizer } = first as Wire;
  return symbolizer === undefined || symbolizer === null
    ? null
    : symbol.decode(symbolizer, 'categories[0].symbolizer');
}

function startIntent(scheme: VectorScheme): Classification {
  if ('classification' in scheme) return scheme.classification;
  const fallback = createScheme('graduated-color', scheme.geometry).classification;
  return 'ramp' in scheme ? { ...fallback, ramp: scheme.ramp, reverse: scheme.reverse } : fallback;
}

export function encodeVector(scheme: VectorScheme): JsonObject {
  const symbol = codecOfGeometry(scheme.geometry);
  const fields = 'fields' in scheme ? scheme.fields : 'field' in scheme && scheme.field ? [scheme.field] : [];
  return {
    schemeType: vectorSchemeType.encode(scheme.kind),
    geometryType: geometryType.encode(scheme.geometry),
    fields: fields.map(fieldCodec.encode),
    classification: { ...encodeIntent(scheme), symbolizer: symbol.encode(scheme.template) },
    categories: scheme.categories.map((row) => encodeCategory(row, symbol)),
    other: encodeOther(scheme.other, symbol),
    overrides: scheme.pins.map((pin) => encodePin(pin, symbol)),
    statistics:
      'statistics' in scheme && scheme.statistics ? statisticsCodec.encode(scheme.statistics) : null,
    labelSymbolizer: labelCodec.encode(scheme.label),
  };
}

function encodeIntent(scheme: VectorScheme): JsonObject {
  if ('classification' in scheme) return encodeClassification(scheme.classification);
  return 'ramp' in scheme ? encodeRamp(scheme.ramp, scheme.reverse) : {};
}
