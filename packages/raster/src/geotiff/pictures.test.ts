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
  /** Small files in base64, and which cells of them GDAL takes for valid (1) at two sizes. */
  readonly madeMasks: readonly {
    what: string;
    file: string;
    masks: readonly { width: number; height: number; valid: readonly number[] }[];
  }[];
  readonly jpegs: readonly { file: string; bands: readonly ({ mean: number } & Some)[] }[];
};

const path = (file: string): string => testData(`rasters/${file}`);
const every = (data: ArrayLike<number>, step: number): number[] =>
  Array.from({ length: Math.ceil(data.length / step) }, (_, i) => data[i * step]);

/** The largest difference of cells in levels. */
const farthest = (got: ArrayLike<number>, wanted: readonly number[]): number =>
  wanted.reduce((most, cell, i) => Math.max(most, Math.abs(got[i] - cell)), 0);

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

  // Decoders round cosines and colours differently: three levels of 255 at most, a fifth of a level in the mean.
  test.each(reference.jpegs)('JPEG: $file', async ({ file, bands }) => {
    const source = await openGeoTiff(path(file));
    const grids = await source.read();
    await source.close();
    expect(grids).toHaveLength(bands.length);
    bands.forEach(({ mean, step, cells }, band) => {
      const { data } = grids[band];
      expect(Math.abs(figures(data).mean - mean), `mean of band ${band}`).toBeLessThanOrEqual(0.2);
      expect(farthest(every(data, step), cells.map(Number)), `band ${band}`).toBeLessThanOrEqual(3);
    });
  });
});

test.each(reference.madeJpegs)('JPEG: $what', async ({ what, file, bands }) => {
  const grids = await readGeoTiff(Buffer.from(file, 'base64'));
  expect(grids).toHaveLength(bands.length);
  const bound = what.startsWith('YCbCr') ? 3 : 1;
  bands.forEach((cells, band) =>
    expect(farthest(grids[band].data, cells), `band ${band}`).toBeLessThanOrEqual(bound),
  );
});

test.each(reference.madeMasks)('the mask of $what', async ({ file, masks }) => {
  const { info, read } = await openGeoTiff(Buffer.from(file, 'base64'));
  expect(info.overviews).toEqual([{ width: 24, height: 16 }]);
  for (const { width, height, valid } of masks) {
    const [{ mask = [] }] = await read({ width, height });
    expect(Array.from(mask)).toEqual(valid);
  }
});
