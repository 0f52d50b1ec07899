import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';

/** Number types of flat files. */
export const flatArrays = { float32: Float32Array, float64: Float64Array, int32: Int32Array } as const;
export type FlatType = keyof typeof flatArrays;
type FlatArray = Float32Array | Float64Array | Int32Array;

/**
 * Cells `[from, from + count)` of a flat little-endian file. Throws RangeError where the file ends before.
 * @param memory gives the bytes that they are read into
 */
export function readFlat<T extends FlatType>(
  path: string,
  type: T,
  from: number,
  count: number,
  memory?: (bytes: number) => ArrayBuffer,
): InstanceType<(typeof flatArrays)[T]> {
  return readFlatRows(path, type, { from, length: count, stride: count, rows: 1 }, memory);
}

/** Pieces of a file: `rows` times `length` cells, the first at `from`, each `stride` after the one before. */
export interface FlatRows {
  readonly from: number;
  readonly length: number;
  readonly stride: number;
  readonly rows: number;
}

/** As `readFlat`, the pieces one after the other. */
export function readFlatRows<T extends FlatType>(
  path: string,
  type: T,
  { from, length, stride, rows }: FlatRows,
  memory: (bytes: number) => ArrayBuffer = (bytes) => new ArrayBuffer(bytes),
): InstanceType<(typeof flatArrays)[T]> {
  const { BYTES_PER_ELEMENT } = flatArrays[type];
  const size = length * BYTES_PER_ELEMENT;
  const cells = new flatArrays[type](memory(size * rows), 0, length * rows);
  const file = openSync(path, 'r');
  try {
    for (let row = 0; row < rows; row++) {
      const bytes = new Uint8Array(cells.buffer, row * size, size);
      readFully(file, bytes, (from + row * stride) * BYTES_PER_ELEMENT);
    }
  } finally {
    closeSync(file);
  }
  return cells as InstanceType<(typeof flatArrays)[T]>;
}

function readFully(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(file, bytes, done, bytes.length - done, at + done);
    if (read === 0) throw new RangeError(`flat file ends at byte ${done} of the ${bytes.length} wanted`);
    done += read;
  }
}

/** Writes cells at a place of a flat file that exists. */
export function writeFlat(path: string, from: number, cells: FlatArray): void {
  const bytes = new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
  const file = openSync(path, 'r+');
  try {
    for (let done = 0; done < bytes.length;)
      done += writeSync(file, bytes, done, bytes.length - done, from * cells.BYTES_PER_ELEMENT + done);
  } finally {
    closeSync(file);
  }
}

/** A file of zeros (holes where the file system can) that several threads write into. */
export async function emptyFile(path: string, bytes: number): Promise<void> {
  await writeFile(path, '');
  await truncate(path, bytes);
}

/** Rows of a grid in pieces of about a million cells. */
export function* rowBlocks(
  frame: { readonly width: number; readonly height: number },
  cells = 1_000_000,
): Generator<{ top: number; bottom: number }> {
  const rows = Math.max(1, Math.floor(cells / frame.width));
  for (let top = 0; top < frame.height; top += rows)
    yield { top, bottom: Math.min(frame.height, top + rows) };
}
