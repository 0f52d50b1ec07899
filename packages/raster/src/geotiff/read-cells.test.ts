import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { openGeoTiff } from '../node';
import { bytesSource } from './byte-source';

const files = [
  ['uncompressed strips', 'single/LisbonElevation.tif'],
  ['uncompressed, three bands, most significant byte first', 'layout/BigTIFFMotorola.tif'],
  ['one bit a cell', 'categorical/oddsize1bit.tif'],
  ['floats of 16 bits', 'single/float16.tif'],
  ['LZW strips of one row', 'single/nz_elev.tif'],
  ['LZW strips of eight rows', 'single/wind_direction.tif'],
  ['LZW with the floating-point predictor', 'layout/predictor-3-gray-f32.tif'],
  ['deflate strips, bands interleaved', 'single/ep.tif'],
  ['deflate tiles with differences', 'single/cog_tags.tif'],
  ['PackBits tiles', 'layout/contig_tiled.tif'],
  ['ZSTD', 'layout/int16_zstd.tif'],
  ['LERC', 'layout/byte_lerc.tif'],
] as const;

/**
 * A span of `size` cells and how many cells of the result it gives, more or fewer than it has; at most 200. Not as few as
 * half of them: then a file with an overview of that scale gives its cells.
 */
const spans = (size: number) =>
  fc
    .tuple(fc.nat(size - 1), fc.integer({ min: 1, max: size }), fc.integer({ min: 6, max: 20 }))
    .map(([from, length, tenths]) => {
      const to = Math.min(size, from + length);
      return { from, to, count: Math.min(200, Math.ceil(((to - from) * tenths) / 10)) };
    });

const picked = ({ from, to, count }: { from: number; to: number; count: number }, i: number): number =>
  Math.floor(from + ((i + 0.5) * (to - from)) / count);

// The cells of the whole files are compared with GDAL's in statistics.test.ts.
suite.skipIf(!hasTestData)('a window of any size has the cells of the whole', () => {
  test.each(files)('%s', async (_, file) => {
    const source = await openGeoTiff(testData(`rasters/${file}`));
    const { width, height } = source.info;
    const whole = await source.read();
    await fc.assert(
      fc.asyncProperty(spans(width), spans(height), async (across, down) => {
        const got = await source.read({
          window: [across.from, down.from, across.to, down.to],
          width: across.count,
          height: down.count,
        });
        got.forEach(({ data }, band) => {
          const wanted = data.map((_cell, i) => {
            const row = picked(down, Math.floor(i / across.count));
            return whole[band].data[row * width + picked(across, i % across.count)];
          });
          expect(data).toEqual(wanted);
        });
      }),
      { numRuns: 12 },
    );
    await source.close();
  });

  test('of uncompressed strips only the bytes around the wanted cells are read', async () => {
    const bytes = new Uint8Array(readFileSync(testData('rasters/single/LisbonElevation.tif')));
    const whole = bytesSource(bytes);
    let asked = 0;
    const source = await openGeoTiff({
      ...whole,
      read: (offset, length) => {
        asked += length;
        return whole.read(offset, length);
      },
    });
    asked = 0;
    await source.read({ window: [100, 200, 110, 220] });
    // From the first cell to the last one: 19 rows of 547 floats and 10 floats.
    expect(asked).toBeLessThanOrEqual((19 * 547 + 10) * 4);
  });
});
