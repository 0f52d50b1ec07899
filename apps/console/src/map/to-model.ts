import type { BandInfo, RasterStatisticsInfo, StatisticsInfo } from '@gep/api-client';
import { fieldTypes, rasterDataTypes } from '@gep/map-engine/model';
import type {
  BandStatistics,
  Field,
  FieldStatistics,
  FieldType,
  FieldValue,
  RasterBand,
  RasterDataType,
} from '@gep/map-engine/model';

type Value = string | number | boolean | null;

/** Attributes of the wire are text, number, truth or null; the engine keeps truth as text. */
export function fieldValueOf(value: Value): FieldValue {
  return typeof value === 'boolean' ? String(value) : value;
}

function fieldTypeOf(name: string): FieldType {
  return fieldTypes.find((type) => type === name.toUpperCase()) ?? 'STRING';
}

/** Columns of a layer; a type that the engine does not know counts as text. */
export function fieldsOf(fields: readonly { fieldName: string; fieldType: string }[]): Field[] {
  return fields.map(({ fieldName, fieldType }) => ({ name: fieldName, type: fieldTypeOf(fieldType) }));
}

/** Statistics of a field; a field without numbers has zeros in their place. */
export function fieldStatisticsOf(info: StatisticsInfo): FieldStatistics {
  return {
    fields: info.field.split(','),
    valueType: fieldTypeOf(info.valueType),
    min: info.min ?? 0,
    max: info.max ?? 0,
    mean: info.mean ?? 0,
    stddev: info.stddev ?? 0,
    totalCount: info.totalCount,
    uniqueValueCount: info.uniqueValueCount,
    enableUniqueValue: info.enableUniqueValue,
    uniqueValues: info.uniqueValues.map(({ value, count }) => ({ values: [fieldValueOf(value)], count })),
    histogram: null,
  };
}

/** GDAL says Byte where the engine says uint8. */
function dataTypeOf(name: string): RasterDataType {
  const lower = name.toLowerCase() === 'byte' ? 'uint8' : name.toLowerCase();
  return rasterDataTypes.find((type) => type === lower) ?? 'float32';
}

function bandStatisticsOf(info: RasterStatisticsInfo): BandStatistics {
  return {
    dataType: dataTypeOf(info.dataType),
    min: info.minValue ?? 0,
    max: info.maxValue ?? 0,
    mean: info.meanValue ?? 0,
    stddev: info.stdDevValue ?? 0,
    // NaN is never a value, it needs no naming.
    noData: info.noDataValue === 'nan' ? null : info.noDataValue,
    totalCount: info.totalCount,
    enableUniqueValue: info.enableUniqueValue,
    uniqueValueCount: info.uniqueValueCount ?? 0,
    uniqueValues: info.uniqueValue ?? [],
    histogram: info.histogram,
  };
}

/** Bands of a raster with what the server knows about them. */
export function bandsOf(bands: readonly BandInfo[]): RasterBand[] {
  return bands.map(({ bandName, rasterStatisticsInfoVo }) => ({
    name: bandName,
    statistics: bandStatisticsOf(rasterStatisticsInfoVo),
  }));
}

/** The bands with newer statistics, one entry a band; what was computed before stays where the new has none. */
export function withStatistics(
  bands: readonly RasterBand[],
  statistics: readonly Partial<BandStatistics>[],
): RasterBand[] {
  return bands.map((band, index) => ({ ...band, statistics: { ...band.statistics, ...statistics[index] } }));
}

/** What an answer of a statistics call says, without the parts that it leaves empty. */
export function knownStatistics(info: RasterStatisticsInfo): Partial<BandStatistics> {
  const { histogram, uniqueValues, uniqueValueCount, ...rest } = bandStatisticsOf(info);
  return {
    ...rest,
    ...(histogram && { histogram }),
    ...(uniqueValues.length > 0 && { uniqueValues, uniqueValueCount }),
  };
}
