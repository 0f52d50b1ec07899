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
  memory: (bytes: number) => ArrayBuffer = (bytes) => new ArrayBuffer(bytes),
): InstanceType<(typeof flatArrays)[T]> {
  const size = count * flatArrays[type].BYTES_PER_ELEMENT;
  const cells = new flatArrays[type](memory(size), 0, count);
  const bytes = new Uint8Array(cells.buffer, 0, size);
  const file = openSync(path, 'r');
  try {
    for (let done = 0; done < bytes.length;) {
      const read = readSync(file, bytes, done, bytes.length - done, from * cells.BYTES_PER_ELEMENT + done);
      if (read === 0) throw new RangeError(`flat file ends at byte ${done} of the ${bytes.length} wanted`);
      done += read;
    }
  } finally {
    closeSync(file);
  }
  return cells as InstanceType<(typeof flatArrays)[T]>;
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
