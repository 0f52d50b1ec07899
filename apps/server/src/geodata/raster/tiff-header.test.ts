import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCog } from '@gep/raster/node';
import { storedGeodataProblem } from '../../error/geodata-problem';
import { GeodataError } from '../geodata-error';
import { word } from '../../error/word';
import { tiffBytes } from '../testing/tiff-fixture';
import { useTempFolder } from '../testing/temp-folder';
import { readTiffHeader } from './tiff-header';
import type { TiffHeader } from './tiff-header';

const folder = useTempFolder();

async function headerOf(path: string): Promise<TiffHeader> {
  const file = await open(path, 'r');
  return readTiffHeader(file, 'made.tif').finally(() => file.close());
}
async function headerOfMade(side: number, tags: Record<number, number>): Promise<TiffHeader> {
  const path = join(folder.path, 'made.tif');
  await writeFile(path, tiffBytes({ width: side, height: side, cells: new Uint8Array(9), tags }));
  return headerOf(path);
}
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof GeodataError)) throw error;
  return word(storedGeodataProblem(error.toProblem()), 'en').message;
};

describe('the header check', () => {
  const stack = { 258: 32, 277: 365 };

  it('takes a stack of 365 bands of which every strip holds one', async () => {
    await expect(headerOfMade(700, { ...stack, 284: 2 })).resolves.toMatchObject({ compression: 1 });
  });

  it('refuses a strip that holds 365 bands at once, and names the size of the strip', async () => {
    const sentence = await headerOfMade(700, { ...stack, 284: 1 }).catch(sentenceOf);
    expect(sentence).toBe(
      'made.tif claims a size of 715 MB for a single strip or tile, above the limit of 512 MB',
    );
  });

  it('names width and height where there are too many cells', async () => {
    const sentence = await headerOfMade(30_000, {}).catch(sentenceOf);
    expect(sentence).toContain(
      'a size of 30\u2009000 x 30\u2009000 cells, above the limit of 400\u2009000\u2009000 cells',
    );
  });

  it('calls YCbCr colour of 12 bits unsupported, not damaged', async () => {
    const sentence = await headerOfMade(64, { 258: 12, 262: 6, 277: 3 }).catch(sentenceOf);
    expect(sentence).toContain('unsupported cell type YCbCr, 12 bits');
  });

  it('finds the compression of every directory, overviews included', async () => {
    const [width, height] = [1100, 700];
    const path = join(folder.path, 'out.tif');
    const transform = [100, 0, 1_100_000, 0, -100, 2_800_000] as const;
    const frame = { width, height, transform, crs: 'EPSG:32650', noData: -9999 };
    await writeCog(path, frame, (top, bottom) => new Float32Array((bottom - top) * width).fill(1));
    const { compressionAt, littleEndian } = await headerOf(path);
    const bytes = await readFile(path);
    const deflate = 8;
    expect(littleEndian).toBe(true);
    // The image and two overviews: 1100 x 700 is halved until it fits a tile of 512.
    expect(compressionAt.map((at) => bytes.readUInt16LE(at))).toEqual([deflate, deflate, deflate]);
  });
});
