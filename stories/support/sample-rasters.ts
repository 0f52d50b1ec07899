import type { BandStatistics, RasterBand } from '@gep/map-engine/model';
import type { BandSource } from '@gep/style-editor';

const bins = 64;

/** A bell of cells about the mean, 64 bins from min to max. */
function bell(min: number, max: number, mean: number, stddev: number): number[] {
  const width = (max - min) / bins;
  return Array.from({ length: bins }, (_, i) => {
    const from = (min + (i + 0.5) * width - mean) / stddev;
    return Math.round(20_000 * Math.exp(-(from ** 2) / 2));
  });
}

/** A band that was looked at already: moments, histogram, no list of values. */
export function countedBand(
  name: string,
  [min, max, mean, stddev]: readonly [number, number, number, number],
  dataType: BandStatistics['dataType'] = 'uint16',
): RasterBand {
  const counts = bell(min, max, mean, stddev);
  return {
    name,
    statistics: {
      ...{ dataType, min, max, mean, stddev, noData: null },
      totalCount: counts.reduce((sum, count) => sum + count, 0),
      ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [] },
      histogram: { min, max, counts },
    },
  };
}

/** The band as a server gives it before anything was computed. */
export function uncounted(band: RasterBand): RasterBand {
  return { ...band, statistics: { ...band.statistics, stddev: 0, histogram: null, uniqueValues: [] } };
}

/** Blue, green, red and near infrared of a satellite picture. */
export const satelliteBands: readonly RasterBand[] = [
  countedBand('blue', [112, 4096, 940, 310]),
  countedBand('green', [148, 4210, 1180, 365]),
  countedBand('red', [96, 4400, 1225, 470]),
  countedBand('nir', [210, 6120, 2890, 880]),
];

/** Twelve bands with the names that processing chains give them. */
export const longNamedBands: readonly RasterBand[] = Array.from({ length: 12 }, (_, i) =>
  countedBand(
    `S2A_MSIL2A_20230714T023531_R089_T50RPR_地表反射率_10m_波段_${String(i + 1).padStart(2, '0')}`,
    [100 + i, 4000 + 100 * i, 1200 + 40 * i, 300 + 10 * i],
  ),
);

/** Ecosystem types of a land-cover raster. */
export const coverBand: RasterBand = {
  name: 'land cover',
  statistics: {
    ...countedBand('', [0, 6, 2.6, 1.7], 'uint8').statistics,
    ...{ enableUniqueValue: true, uniqueValueCount: 6, totalCount: 101_700 },
    uniqueValues: [42_000, 18_400, 9_100, 21_700, 6_300, 4_200].map((count, i) => ({ value: i + 1, count })),
  },
};

/** Red, green, blue, alpha of the values 0 to 6, as land-cover files carry them. */
export const coverPalette = [
  [0, 0, 0, 0],
  [25, 111, 61, 255],
  [130, 196, 108, 255],
  [72, 149, 201, 255],
  [244, 208, 111, 255],
  [214, 69, 65, 255],
  [190, 186, 176, 255],
] as const;

/** A band of 10,000 values, each with its own count. */
export const manyValuesBand: RasterBand = {
  name: 'parcels',
  statistics: {
    ...countedBand('', [1, 10_000, 5000, 2500], 'uint16').statistics,
    ...{ enableUniqueValue: true, uniqueValueCount: 10_000, totalCount: 10_000 * 500 },
    uniqueValues: Array.from({ length: 10_000 }, (_, i) => ({ value: i + 1, count: 1 + ((i * 37) % 999) })),
  },
};

/** Gives what is known already. */
export function bandSource(bands: readonly RasterBand[], palettes?: BandSource['palettes']): BandSource {
  const known = () => Promise.resolve(bands);
  return { bands, palettes, computeStatistics: known, computeHistogram: known, computeUniqueValues: known };
}

/** Every computation fails. */
export function brokenSource(bands: readonly RasterBand[]): BandSource {
  const fail = () => Promise.reject(new Error('no'));
  return { bands, computeStatistics: fail, computeHistogram: fail, computeUniqueValues: fail };
}

/** No computation ever ends. */
export function endlessSource(bands: readonly RasterBand[]): BandSource {
  const wait = () => new Promise<never>(() => undefined);
  return { bands, computeStatistics: wait, computeHistogram: wait, computeUniqueValues: wait };
}
