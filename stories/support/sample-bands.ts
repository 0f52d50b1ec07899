import type { RasterBand } from '@gep/map-engine/model';
import type { BandSource } from '@gep/style-editor';

const bins = 128;

/** Two overlapping bells, as rain over hills and a plain. */
const counts = Array.from({ length: bins }, (_, i) => {
  const bell = (middle: number, width: number) => Math.exp(-(((i - middle) / width) ** 2));
  return Math.round(4000 * bell(40, 16) + 2400 * bell(84, 20));
});
const total = counts.reduce((sum, count) => sum + count, 0);

/** A band of yearly rain without its histogram, as servers give it before it is computed. */
export const plainBand: RasterBand = {
  name: 'pre',
  statistics: {
    dataType: 'float32',
    min: 1042.3,
    max: 2317.8,
    mean: 1588.4,
    stddev: 0,
    noData: -9999,
    totalCount: total,
    enableUniqueValue: false,
    uniqueValueCount: 0,
    uniqueValues: [],
    histogram: null,
  },
};

/** The same band with everything computed. */
export const fullBand: RasterBand = {
  ...plainBand,
  statistics: {
    ...plainBand.statistics,
    stddev: 236.1,
    histogram: { min: 1042.3, max: 2317.8, counts },
  },
};

/** Computes at once. */
export const sampleBandSource: BandSource = {
  bands: [plainBand],
  computeStatistics: () =>
    Promise.resolve([{ ...plainBand, statistics: { ...plainBand.statistics, stddev: 236.1 } }]),
  computeHistogram: () => Promise.resolve([fullBand]),
};

/** Every computation fails. */
export const failingBandSource: BandSource = {
  bands: [plainBand],
  computeStatistics: () => Promise.reject(new Error('no')),
  computeHistogram: () => Promise.reject(new Error('no')),
};
