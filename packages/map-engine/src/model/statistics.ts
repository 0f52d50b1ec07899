import type { Histogram as BinHistogram } from '@gep/raster';
import type { FieldType, FieldValue } from './field';

/** Counts of equal bins between min and max (unit of the field or band); the last bin is closed at both ends. */
export type Histogram = BinHistogram<ArrayLike<number>>;

/** One distinct value (or combination of up to three fields) and how many features or cells carry it. */
export interface UniqueValue {
  /** One value a field, in the order of the scheme's fields. */
  readonly values: readonly FieldValue[];
  readonly count: number;
}

/**
 * What is known about a field, or a combination of fields, of a layer: numbers in the field's unit, counts of features.
 * `stddev` is of the population.
 */
export interface FieldStatistics {
  /** One to three field names. */
  readonly fields: readonly string[];
  readonly valueType: FieldType;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly totalCount: number;
  readonly uniqueValueCount: number;
  /** False where the field has too many distinct values to list. */
  readonly enableUniqueValue: boolean;
  readonly uniqueValues: readonly UniqueValue[];
  readonly histogram: Histogram | null;
}

/** Storage types of raster cells. */
export const rasterDataTypes = [
  'uint8',
  'int8',
  'uint16',
  'int16',
  'uint32',
  'int32',
  'float32',
  'float64',
] as const;

/** One of {@link rasterDataTypes}. */
export type RasterDataType = (typeof rasterDataTypes)[number];

/**
 * What is known about a raster band: numbers in the band's unit, counts of cells. `stddev` is of the population and 0
 * until computed.
 */
export interface BandStatistics {
  readonly dataType: RasterDataType;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly noData: number | null;
  readonly totalCount: number;
  readonly enableUniqueValue: boolean;
  readonly uniqueValueCount: number;
  /** Distinct cell values with their counts; empty until computed. */
  readonly uniqueValues: readonly { readonly value: number; readonly count: number }[];
  /** Null until computed. */
  readonly histogram: Histogram | null;
}

/** A band of a raster layer. */
export interface RasterBand {
  readonly name: string;
  readonly statistics: BandStatistics;
}
