import { fieldTypes, rasterDataTypes, rules } from '../model';
import type {
  BandStatistics,
  Field,
  FieldStatistics,
  FieldValue,
  Histogram,
  RasterBand,
  RasterDataType,
} from '../model';
import { styleCaps } from './caps';
import { shortText } from './shared-parts';
import {
  asObject,
  below,
  bool,
  integer,
  invalid,
  list,
  nullable,
  number,
  orNull,
  statistic,
  words,
} from './wire';
import type { WireCodec } from './wire';
import { object } from './wire-object';

const count = integer(0, Number.MAX_SAFE_INTEGER);
export const fieldType = words(fieldTypes);

export const fieldCodec: WireCodec<Field> = object<Pick<Field, 'name' | 'type'>>(
  { name: '', type: 'STRING' },
  { name: ['fieldName', shortText], type: ['fieldType', fieldType] },
);

/** A cell of a table: text, finite number or null. */
export const fieldValue: WireCodec<FieldValue> = {
  decode: (value, at) => {
    if (value === null) return null;
    if (typeof value === 'number') return number().decode(value, at);
    return shortText.decode(value, at);
  },
  encode: (value) => value,
  schema: { type: ['string', 'number', 'null'] },
  takesNull: true,
};

const counts = list(number({ min: 0 }), styleCaps.bins);

/** `{ min, max, counts }`. A bare list of counts has the ends of the statistics around it. */
const histogram: WireCodec<Histogram> = {
  decode: (value, at) => {
    if (Array.isArray(value)) return { min: NaN, max: NaN, counts: counts.decode(value, at) };
    const wire = asObject(value, at);
    const min = number().decode(wire.min, below(at, 'min'));
    return {
      min,
      max: number({ min }).decode(wire.max, below(at, 'max')),
      counts: counts.decode(wire.counts, below(at, 'counts')),
    };
  },
  encode: ({ min, max, counts: bins }) => ({ min, max, counts: Array.from(bins) }),
  schema: {
    anyOf: [
      {
        type: 'object',
        required: ['min', 'max', 'counts'],
        properties: { min: { type: 'number' }, max: { type: 'number' }, counts: counts.schema },
      },
      counts.schema,
    ],
  },
};

/** Null and no bins: not computed. */
const histogramOrNull: WireCodec<Histogram | null> = {
  ...nullable(histogram),
  decode: (value, at) => {
    const decoded = value === null ? null : histogram.decode(value, at);
    return decoded && decoded.counts.length > 0 ? decoded : null;
  },
};

function withEnds<
  T extends { readonly min: number; readonly max: number; readonly histogram: Histogram | null },
>(statistics: T): T {
  const { min, max, histogram: bins } = statistics;
  if (!bins || !Number.isNaN(bins.min)) return statistics;
  return { ...statistics, histogram: min <= max ? { ...bins, min, max } : null };
}

const values = list(fieldValue, rules.maxUniqueFields);
const uniqueValue: WireCodec<FieldStatistics['uniqueValues'][number]> = {
  decode: (value, at) => {
    if (typeof value !== 'object' || value === null)
      return { values: [fieldValue.decode(value, at)], count: 0 };
    const wire = asObject(value, at);
    const single = (wire.values ?? null) === null && wire.value !== undefined;
    return {
      values: single
        ? [fieldValue.decode(wire.value, below(at, 'value'))]
        : values.decode(wire.values, below(at, 'values')),
      count: count.decode(wire.count, below(at, 'count')),
    };
  },
  encode: (row) => ({ values: [...row.values], count: row.count }),
  schema: {
    anyOf: [
      {
        type: 'object',
        required: ['count'],
        properties: { values: orNull(values.schema), value: fieldValue.schema, count: count.schema },
      },
      fieldValue.schema,
    ],
  },
};

interface WireStatistics extends Omit<FieldStatistics, 'fields'> {
  readonly field: string | null;
  readonly field2: string | null;
  readonly field3: string | null;
}

const wireStatistics = object<WireStatistics>(
  {
    field: null,
    field2: null,
    field3: null,
    valueType: 'REAL',
    min: NaN,
    max: NaN,
    mean: NaN,
    stddev: NaN,
    totalCount: 0,
    uniqueValueCount: 0,
    enableUniqueValue: true,
    uniqueValues: [],
    histogram: null,
  },
  {
    field: ['field', nullable(shortText)],
    field2: ['field2', nullable(shortText)],
    field3: ['field3', nullable(shortText)],
    valueType: ['valueType', fieldType],
    min: ['min', statistic],
    max: ['max', statistic],
    mean: ['mean', statistic],
    stddev: ['stddev', statistic],
    totalCount: ['totalCount', count],
    uniqueValueCount: ['uniqueValueCount', count],
    enableUniqueValue: ['enableUniqueValue', bool],
    uniqueValues: ['uniqueValues', list(uniqueValue, styleCaps.rows)],
    histogram: ['histogram', histogramOrNull],
  },
);

/** Statistics of one to three fields: `field`, `field2`, `field3`. */
export const statisticsCodec: WireCodec<FieldStatistics> = {
  decode: (value, at) => {
    const { field, field2, field3, ...rest } = wireStatistics.decode(value, at);
    const { extra: _kept, ...own } = rest as typeof rest & { extra?: unknown };
    const fields = [field, field2, field3].filter((name) => name !== null);
    return withEnds({ fields, ...own });
  },
  encode: ({ fields, ...rest }) =>
    wireStatistics.encode({
      ...rest,
      uniqueValues: rest.uniqueValues.slice(0, styleCaps.rows),
      field: fields[0] ?? null,
      field2: fields[1] ?? null,
      field3: fields[2] ?? null,
    }),
  schema: wireStatistics.schema,
};

const cellValue: WireCodec<BandStatistics['uniqueValues'][number]> = {
  decode: (value, at) => {
    if (typeof value === 'number') return { value: number().decode(value, at), count: 0 };
    const wire = asObject(value, at);
    return {
      value: number().decode(wire.value, below(at, 'value')),
      count: count.decode(wire.count, below(at, 'count')),
    };
  },
  encode: (row) => ({ value: row.value, count: row.count }),
  schema: {
    anyOf: [
      {
        type: 'object',
        required: ['value', 'count'],
        properties: { value: { type: 'number' }, count: count.schema },
      },
      { type: 'number' },
    ],
  },
};

/** GDAL's names of the types of cells, read beside ours. */
const gdalTypes: Readonly<Record<RasterDataType, string>> = {
  uint8: 'Byte',
  int8: 'Int8',
  uint16: 'UInt16',
  int16: 'Int16',
  uint32: 'UInt32',
  int32: 'Int32',
  float32: 'Float32',
  float64: 'Float64',
};
const dataType: WireCodec<RasterDataType> = {
  ...words(rasterDataTypes),
  decode: (value, at) => {
    const named = rasterDataTypes.find((type) => gdalTypes[type] === value);
    return named ?? words(rasterDataTypes).decode(value, at);
  },
  schema: { enum: [...rasterDataTypes, ...Object.values(gdalTypes)] },
};

/** NaN is never a value: as no-data it needs no naming. */
const noDataValue: WireCodec<number | null> = {
  ...nullable(number()),
  decode: (value, at) => (value === 'nan' ? null : nullable(number()).decode(value, at)),
  schema: { anyOf: [{ type: 'number' }, { const: 'nan' }, { type: 'null' }] },
};

const bandStatistics = object<BandStatistics>(
  {
    dataType: 'float64',
    min: NaN,
    max: NaN,
    mean: NaN,
    stddev: 0,
    noData: null,
    totalCount: 0,
    enableUniqueValue: true,
    uniqueValueCount: 0,
    uniqueValues: [],
    histogram: null,
  },
  {
    dataType: ['dataType', dataType],
    min: ['minValue', statistic],
    max: ['maxValue', statistic],
    mean: ['meanValue', statistic],
    stddev: ['stdDevValue', statistic],
    noData: ['noDataValue', noDataValue],
    totalCount: ['totalCount', count],
    enableUniqueValue: ['enableUniqueValue', bool],
    uniqueValueCount: ['uniqueValueCount', count],
    uniqueValues: ['uniqueValue', list(cellValue, styleCaps.rows)],
    histogram: ['histogram', histogramOrNull],
  },
);

/** Statistics of a band: `rasterStatisticsInfoVo`. */
export const bandStatisticsCodec: WireCodec<BandStatistics> = {
  decode: (value, at) => {
    const decoded = bandStatistics.decode(value, at);
    const { extra: _kept, ...own } = decoded as BandStatistics & { extra?: unknown };
    return withEnds(own);
  },
  encode: (statistics) =>
    bandStatistics.encode({
      ...statistics,
      uniqueValues: statistics.uniqueValues.slice(0, styleCaps.rows),
    }),
  schema: bandStatistics.schema,
};

/** A band: `{ bandName, rasterStatisticsInfoVo }`. */
export const bandCodec: WireCodec<RasterBand> = {
  decode: (value, at) => {
    const { bandName, rasterStatisticsInfoVo: info } = asObject(value, at);
    if (info === undefined || info === null) throw invalid(below(at, 'rasterStatisticsInfoVo'), 'an object');
    return {
      name: shortText.decode(bandName ?? '', below(at, 'bandName')),
      statistics: bandStatisticsCodec.decode(info, below(at, 'rasterStatisticsInfoVo')),
    };
  },
  encode: ({ name, statistics }) => ({
    bandName: name,
    rasterStatisticsInfoVo: bandStatisticsCodec.encode(statistics),
  }),
  schema: {
    type: 'object',
    required: ['rasterStatisticsInfoVo'],
    properties: { bandName: orNull(shortText.schema), rasterStatisticsInfoVo: bandStatisticsCodec.schema },
  },
};
