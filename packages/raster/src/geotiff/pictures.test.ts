import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { openGeoTiff, readGeoTiff } from '../node';
import { describe as figures } from '../statistics';

/** Cells of GDAL in even steps, row by row; null is NaN. */
interface Some {
  readonly step: number;
  readonly cells: readonly (number | null)[];
}

const reference = JSON.parse(
  readFileSync(new URL('../../test/reference/pictures.json', import.meta.url), 'utf8'),
) as {
  readonly palettes: readonly { file: string; colors: readonly (readonly number[])[] }[];
  readonly overviews: readonly {
    file: string;
    levels: readonly ({ width: number; height: number } & Some)[];
  }[];
  /** Small files in base64, and their cells. */
  readonly madeJpegs: readonly { what: string; file: string; bands: readonly (readonly number[])[] }[];
  readonly jpegs: readonly { file: string; bands: readonly ({ mean: number } & Some)[] }[];
};

const path = (file: string): string => testData(`rasters/${file}`);
const every = (data: ArrayLike<number>, step: number): number[] =>
  Array.from({ length: Math.ceil(data.length / step) }, (_, i) => data[i * step]);

describe.skipIf(!hasTestData)('real pictures against GDAL', () => {
  test.each(reference.palettes)('the palette of $file', async ({ file, colors }) => {
    const { info, close } = await openGeoTiff(path(file));
    await close();
    expect(info.colorTable?.map(([red, green, blue]) => [red, green, blue])).toEqual(colors);
  });

  test.each(reference.overviews)('the overviews of $file', async ({ file, levels }) => {
    const source = await openGeoTiff(path(file));
    expect(source.info.overviews).toEqual(levels.map(({ width, height }) => ({ width, height })));
    for (const { width, height, step, cells } of levels) {
      const [grid] = await source.read({ width, height, bands: [0] });
      expect(every(grid.data, step)).toEqual(cells.map((cell) => cell ?? NaN));
    }
    await source.close();
  });

  // Decoders round differently, and libjpeg smooths coarse colours where geotiff.js repeats them: hence three levels of
  // 255 for 99 of 100 cells, half a level for the mean.
  test.each(reference.jpegs)('JPEG: $file', async ({ file, bands }) => {
    const source = await openGeoTiff(path(file));
    const grids = await source.read();
    await source.close();
    expect(grids).toHaveLength(bands.length);
    bands.forEach(({ mean, step, cells }, band) => {
      const { data } = grids[band];
      expect(Math.abs(figures(data).mean - mean), `mean of band ${band}`).toBeLessThanOrEqual(0.5);
      const got = every(data, step);
      const far = cells.filter((cell, i) => Math.abs(got[i] - Number(cell)) > 3);
      expect(far.length / cells.length, `cells of band ${band} that differ`).toBeLessThanOrEqual(0.01);
    });
  });
});

/** The largest difference of cells in levels. */
const farthest = (got: ArrayLike<number>, wanted: readonly number[]): number =>
  wanted.reduce((most, cell, i) => Math.max(most, Math.abs(got[i] - cell)), 0);

// Without noise only rounding is left, and coarse colours that are repeated or smoothed.
test.each(reference.madeJpegs)('JPEG: $what', async ({ what, file, bands }) => {
  const grids = await readGeoTiff(Buffer.from(file, 'base64'));
  expect(grids).toHaveLength(bands.length);
  const bound = what.startsWith('YCbCr') ? 3 : 1;
  bands.forEach((cells, band) =>
    expect(farthest(grids[band].data, cells), `band ${band}`).toBeLessThanOrEqual(bound),
  );
});
