import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { throwIfAborted } from '../abort';
import type { GridFrame } from '../grid';
import { checkFrame } from '../grid';
import { levelSizes, openLevel } from './cog-level';
import type { CogLevel } from './cog-level';
import { aboutFields, layoutFields, placeFields } from './image-fields';
import { tag } from './tags';
import { layOutTiff } from './tiff-writer';
import { writeWhole } from './write-whole';

/** Where the cells of a written file are, and which number means NoData in it. */
export interface CogFrame extends GridFrame {
  /** A finite number; cells that are not finite become it. */
  readonly noData: number;
}

/** Gives the cells of rows `top` to `bottom` (exclusive), row by row. */
export type RowReader = (top: number, bottom: number) => Float32Array | Promise<Float32Array>;

/** What GDAL writes first into such a file: readers may take directories and blocks to be in this order. */
const structure =
  'LAYOUT=IFDS_BEFORE_DATA\nBLOCK_ORDER=ROW_MAJOR\nBLOCK_LEADER=SIZE_AS_UINT4\n' +
  'BLOCK_TRAILER=LAST_4_BYTES_REPEATED\nKNOWN_INCOMPATIBLE_EDITION=NO\n ';
const leader = 4;
const trailer = 4;
const overview = 1;
/** Cells that are read at once. */
const readCells = 1_000_000;

/** Place of a packed tile in the file of packed tiles. */
interface Block {
  readonly at: number;
  readonly length: number;
}

/**
 * Writes one band of 32-bit floats as a cloud-optimised GeoTIFF: tiles of 512 (smaller for smaller rasters) with deflate
 * and the floating-point predictor, and halved overviews by the mean of the valid cells. The memory it takes depends on
 * the width, not on the height. `<path>.tiles` holds the packed tiles meanwhile.
 * @param rows is asked for the rows from top to bottom, each once
 * @throws RangeError for a frame without cells, a NoData that is not finite, rows of another size, and from 4 GiB on;
 * the signal's reason. Neither file is left then
 * @example
 * const { data, width, height, transform, crs } = heights;
 * const cells = Float32Array.from(data);
 * await writeCog(path, { width, height, transform, crs, noData: -9999 }, (top, bottom) =>
 *   cells.subarray(top * width, bottom * width),
 * );
 * (await readGeoTiff(path))[0].data; // [0, 10, 20, 30, …]
 */
export async function writeCog(
  path: string,
  frame: CogFrame,
  rows: RowReader,
  options: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  checkFrame(frame);
  if (!Number.isFinite(frame.noData))
    throw new RangeError(`frame.noData: got ${frame.noData}, allowed: a finite number`);
  const noData = Math.fround(frame.noData);
  const levels: CogLevel[] = [];
  for (const size of levelSizes(frame.width, frame.height).reverse())
    levels.unshift(openLevel(size, noData, levels[0]));
  const side = `${path}.tiles`;
  const packed = await open(side, 'w+');
  try {
    const blocks = await packTiles(packed, frame, levels, noData, rows, options.signal);
    await writeFile(path, frame, levels, packed, blocks).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
  } finally {
    await packed.close();
    await rm(side, { force: true });
  }
}

/** Packs the tiles of all levels one behind the other as they are complete; gives back the places of those of each level. */
async function packTiles(
  packed: FileHandle,
  { width, height }: CogFrame,
  levels: readonly CogLevel[],
  noData: number,
  read: RowReader,
  signal: AbortSignal | undefined,
): Promise<Block[][]> {
  const blocks = levels.map((): Block[] => []);
  const step = Math.max(1, Math.floor(readCells / width));
  let at = 0;
  for (let top = 0; top < height; top += step) {
    throwIfAborted(signal);
    const bottom = Math.min(height, top + step);
    const cells = await read(top, bottom);
    if (cells.length !== (bottom - top) * width)
      throw new RangeError(`rows: got ${cells.length} cells, allowed: ${(bottom - top) * width}`);
    const row = new Float32Array(width);
    for (let y = 0; y < bottom - top; y++) {
      for (let x = 0, from = y * width; x < width; x++) {
        const cell = cells[from + x];
        row[x] = cell - cell === 0 ? cell : noData;
      }
      levels[0].add(row);
    }
    for (const [i, level] of levels.entries())
      for (const tile of await Promise.all(level.take())) {
        await writeWhole(packed, tile, at);
        blocks[i].push({ at, length: tile.length });
        at += tile.length;
      }
  }
  return blocks;
}

/** Directories, then the tiles of the smallest level first, each between its length and its last four bytes. */
async function writeFile(
  path: string,
  frame: CogFrame,
  levels: readonly CogLevel[],
  packed: FileHandle,
  blocks: readonly (readonly Block[])[],
): Promise<void> {
  const directories = levels.map(({ width, height, tileWidth, tileHeight }, i) => ({
    fields: [
      ...(i === 0 ? [] : [{ tag: tag.newSubfileType, type: 'long', values: [overview] } as const]),
      ...layoutFields({ width, height, data: new Float32Array(0) }, 1, { tileWidth, tileHeight }),
      ...(i === 0 ? placeFields(frame) : []),
      ...aboutFields(frame.noData, [{}]),
    ],
    lengths: blocks[i].map(({ length }) => length),
    offsetsTag: tag.tileOffsets,
    lengthsTag: tag.tileByteCounts,
  }));
  const preface = new TextEncoder().encode(
    `GDAL_STRUCTURAL_METADATA_SIZE=${String(structure.length).padStart(6, '0')} bytes\n${structure}`,
  );
  const { head, places } = layOutTiff(directories, {
    preface,
    before: leader,
    behind: trailer,
    lastFirst: true,
  });
  const out = await open(path, 'w');
  try {
    await writeWhole(out, head, 0);
    for (let i = levels.length - 1; i >= 0; i--)
      for (const [k, { at, length }] of blocks[i].entries()) {
        const bytes = Buffer.alloc(leader + length + trailer);
        bytes.writeUInt32LE(length, 0);
        await packed.read(bytes, leader, length, at);
        bytes.copy(bytes, leader + length, leader + length - trailer, leader + length);
        await writeWhole(out, bytes, places[i][k] - leader);
      }
  } finally {
    await out.close();
  }
}
