import type { Field, FieldStatistics, RasterBand } from '@gep/map-engine/model';
import type { BandSource, FieldSource } from '../src';

/** Frozen column: group boundaries between 5 and 7 and between 10 and 20 (simple-statistics' ckmeans example). */
export const sums = [1, 2, 4, 5, 7, 9, 10, 20];

export const sumField: Field = { name: 'Sum', type: 'REAL' };
const nameField: Field = { name: 'NAME', type: 'STRING' };

export const sumStatistics: FieldStatistics = {
  fields: ['Sum'],
  valueType: 'REAL',
  min: 1,
  max: 20,
  mean: 7.25,
  stddev: 5.629165124598851,
  totalCount: 8,
  uniqueValueCount: 8,
  enableUniqueValue: true,
  uniqueValues: sums.map((value) => ({ values: [value], count: 1 })),
  histogram: { min: 1, max: 20, counts: [4, 3, 0, 1] },
};

const nameStatistics: FieldStatistics = {
  ...sumStatistics,
  fields: ['NAME'],
  valueType: 'STRING',
  min: NaN,
  max: NaN,
  mean: NaN,
  stddev: NaN,
  uniqueValueCount: 2,
  uniqueValues: [
    { values: ['east'], count: 5 },
    { values: ['west'], count: 3 },
  ],
  histogram: null,
};

export const fieldSource: FieldSource = {
  fields: [nameField, sumField],
  statistics: ([name]) => Promise.resolve(name === 'Sum' ? sumStatistics : nameStatistics),
};

export const band: RasterBand = {
  name: 'rain',
  statistics: {
    dataType: 'float32',
    min: 0,
    max: 100,
    mean: 50,
    stddev: 0,
    noData: null,
    totalCount: 400,
    enableUniqueValue: false,
    uniqueValueCount: 0,
    uniqueValues: [],
    histogram: null,
  },
};

const computed: RasterBand = {
  ...band,
  statistics: {
    ...band.statistics,
    stddev: 20,
    histogram: { min: 0, max: 100, counts: [100, 100, 100, 100] },
  },
};

export const bandSource: BandSource = {
  bands: [band],
  computeStatistics: () => Promise.resolve([computed]),
  computeHistogram: () => Promise.resolve([computed]),
};
