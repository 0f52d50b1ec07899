import { writeGeoTiff } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { hills } from './noise';

/* GeoTIFF files of the same made-up county, written in memory. Load them as you would load files by their address. */

const [width, height] = [420, 300];
const transform = [2.8 / width, 0, 116, 0, -1.6 / height, 37.6] as const;

/** A value for each cell, from its column and row as shares of the whole. */
function cells<T extends TypedArray>(data: T, value: (x: number, y: number) => number): T {
  for (let index = 0; index < data.length; index++) {
    data[index] = value((index % width) / width, Math.floor(index / width) / height);
  }
  return data;
}

async function file(bands: readonly TypedArray[], noData?: number): Promise<Blob> {
  const grids = bands.map((data) => ({ width, height, data, noData, transform, crs: 'EPSG:4326' }));
  return new Blob([new Uint8Array(await writeGeoTiff(grids))], { type: 'image/tiff' });
}

const rise = (x: number, y: number): number => hills(x * 4.2, y * 3, 21) * 0.75 + 0.25 * x;

/** Heights in metres. */
export const heightFile = (): Promise<Blob> =>
  file([cells(new Float32Array(width * height), (x, y) => 60 + 1_500 * rise(x, y) ** 2)]);

/** Land cover: 1 water, 2 farmland, 3 grassland, 4 forest, 5 town; 0 for cells without data. */
export const coverFile = (): Promise<Blob> =>
  file(
    [
      cells(new Uint8Array(width * height), (x, y) => {
        if ((x - 0.5) ** 2 + (y - 0.5) ** 2 > 0.34) return 0;
        const [up, wet] = [rise(x, y), hills(x * 6, y * 5, 40)];
        if (up < 0.36) return 1;
        if (wet > 0.66) return 5;
        return up < 0.5 ? 2 : up < 0.58 ? 3 : 4;
      }),
    ],
    0,
  );

/** A satellite scene with the bands red, green, blue and near infrared in 16 bits. */
export const sceneFile = (): Promise<Blob> => {
  const band = (soil: number, leaf: number, water: number) =>
    cells(new Uint16Array(width * height), (x, y) => {
      const [up, green] = [rise(x, y), hills(x * 9, y * 7, 33)];
      const land = soil + (leaf - soil) * Math.min(1, Math.max(0, green * 2.4 - 0.7));
      return (up < 0.36 ? water : land) * (0.75 + 0.5 * hills(x * 24, y * 18, 5)) * (0.8 + 0.4 * up);
    });
  return file([
    band(2_600, 700, 300),
    band(2_200, 1_150, 520),
    band(1_700, 600, 900),
    band(3_000, 5_200, 150),
  ]);
};

/** Tonnes of carbon a hectare in two years: between them a valley lost forest and a hillside gained some. */
export const carbonFile = (year: 2010 | 2020): Promise<Blob> =>
  file([
    cells(new Float32Array(width * height), (x, y) => {
      const before = 160 * Math.max(0, rise(x, y) - 0.3);
      const change = 55 * (hills(x * 5, y * 4, 77) - 0.5);
      return Math.max(0, year === 2010 ? before : before + change);
    }),
  ]);
