import { throwIfAborted } from '../abort';
import { GepDataError } from '../gep-data-error';
import type { TypedArray } from '../grid';
import type { ByteSource } from './byte-source';
import { checkCodec, decodeBlock } from './decode-block';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';

/** Which source column (or row) each output column (row) is taken from, ascending or descending; -1 outside. */
export type Picks = Int32Array;

export interface CellRequest {
  readonly columns: Picks;
  readonly rows: Picks;
  /** 0-based. */
  readonly bands: readonly number[];
  /** Stands where the file has no cells. */
  readonly fill: number;
  readonly signal?: AbortSignal;
}

const readAtOnce = 8;

/**
 * Picks cells of a few bands out of an image: only blocks that hold a picked cell are read and unpacked, a few at
 * a time, straight into the output. Returns one array a band.
 */
export async function readCells(
  source: ByteSource,
  image: ImageLayout,
  request: CellRequest,
): Promise<TypedArray[]> {
  checkCodec(image);
  const { columns, rows, bands, fill, signal } = request;
  const construct = arrayOf[image.dataType];
  const outputs = bands.map(() => {
    const output = new construct(columns.length * rows.length);
    if (fill !== 0) output.fill(fill);
    return output;
  });
  const across = byBlock(columns, image.blockWidth);
  const down = byBlock(rows, image.blockHeight);
  // Pixel-interleaved blocks serve all bands at once, planar blocks one each.
  const groups = image.planar
    ? bands.map((band, i) => [{ band, i }])
    : [bands.map((band, i) => ({ band, i }))];
  const jobs: (() => Promise<void>)[] = [];
  for (const group of groups)
    for (const [blockRow, outRows] of down)
      for (const [blockColumn, outColumns] of across)
        jobs.push(async () => {
          const plane = image.planar ? group[0].band * image.blocksAcross * image.blocksDown : 0;
          const index = plane + blockRow * image.blocksAcross + blockColumn;
          const block = await readBlock(source, image, index, blockRow, signal);
          if (!block) return;
          const step = image.planar ? 1 : image.samples;
          for (const { band, i } of group) {
            const shift = image.planar ? 0 : band;
            copy(block, outputs[i], outRows, outColumns, step, shift);
          }
        });
  const copy = (
    block: TypedArray,
    output: TypedArray,
    outRows: number[],
    outColumns: number[],
    step: number,
    shift: number,
  ): void => {
    for (const outRow of outRows) {
      const from = (rows[outRow] % image.blockHeight) * image.blockWidth;
      const to = outRow * columns.length;
      for (const outColumn of outColumns)
        output[to + outColumn] = block[(from + (columns[outColumn] % image.blockWidth)) * step + shift];
    }
  };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < jobs.length) {
      throwIfAborted(signal);
      await jobs[next++]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(readAtOnce, jobs.length) }, work));
  return outputs;
}

/** Output places by the block that their picks lie in. */
function byBlock(picks: Picks, size: number): Map<number, number[]> {
  const blocks = new Map<number, number[]>();
  picks.forEach((pick, place) => {
    if (pick < 0) return;
    const block = Math.floor(pick / size);
    const places = blocks.get(block);
    if (places) places.push(place);
    else blocks.set(block, [place]);
  });
  return blocks;
}

/** The samples of a block, or `undefined` for one that a sparse file leaves out. */
async function readBlock(
  source: ByteSource,
  image: ImageLayout,
  index: number,
  blockRow: number,
  signal?: AbortSignal,
) {
  const at = `block ${index}`;
  const offset = image.offsets[index];
  const length = image.byteCounts[index] ?? 0;
  if (length === 0) return undefined;
  const rowsInImage = Math.min(image.blockHeight, image.height - blockRow * image.blockHeight);
  const rows = image.tiled ? image.blockHeight : rowsInImage;
  const bytes =
    offset >= 0 && offset < (source.size ?? Infinity) ? await source.read(offset, length, signal) : undefined;
  if (!bytes || bytes.length < length)
    throw new GepDataError('tiff-truncated', at, `${length} bytes at ${offset}, got ${bytes?.length ?? 0}`);
  return decodeBlock(bytes, rows, rowsInImage, image, at);
}
