import { deflateSync, inflateSync } from 'node:zlib';
import type { Runs } from './sorted-runs';

/** Runs of a block: a break reads one block, so they are few; each has an entry in the directory, so they are not too few. */
export const blockRuns = 16_384;

/** Fast, for there are hundreds of megabytes of them; a higher level saves little of such numbers. */
const level = 1;

/** Runs as bytes: keys as steps, then the bytes of all columns by their significance, which makes them alike. */
export function packRuns({ keys, cells, beside }: Runs): Uint8Array {
  const steps = keys.map((key, i) => (i === 0 ? key : key - keys[i - 1]));
  return deflateSync(Buffer.concat([steps, cells, beside].map(planesOf)), { level });
}

/** The way back. */
export function unpackRuns(packed: Uint8Array): Runs {
  const bytes = inflateSync(packed);
  const length = bytes.length / 16;
  const [keys, cells] = [new Uint32Array(length), new Uint32Array(length)];
  const beside = new Float64Array(length);
  for (const [i, column] of [keys, cells, beside].entries())
    fromPlanes(bytes.subarray(4 * i * length), column);
  for (let i = 1; i < length; i++) keys[i] += keys[i - 1];
  return { keys, cells, beside };
}

type Column = Uint32Array | Float64Array;

function planesOf(column: Column): Uint8Array {
  const { BYTES_PER_ELEMENT: size, length } = column;
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  const planes = new Uint8Array(bytes.length);
  for (let plane = 0; plane < size; plane++)
    for (let i = 0; i < length; i++) planes[plane * length + i] = bytes[i * size + plane];
  return planes;
}

function fromPlanes(planes: Uint8Array, column: Column): void {
  const { BYTES_PER_ELEMENT: size, length } = column;
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  for (let plane = 0; plane < size; plane++)
    for (let i = 0; i < length; i++) bytes[i * size + plane] = planes[plane * length + i];
}
