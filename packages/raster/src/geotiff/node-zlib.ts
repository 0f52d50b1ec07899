import { constants, createInflate, deflate, deflateSync } from 'node:zlib';
import type { Zlib } from './deflate';

const bestSpeed = { level: constants.Z_BEST_SPEED };
const runsOnly = { ...bestSpeed, strategy: constants.Z_RLE };
const stored = { level: constants.Z_NO_COMPRESSION };

/** What is packed to see whether more is worth it. */
const sampleBytes = 8 * 1024;

/**
 * Bytes from the middle say whether packing saves a third; where it does not, they are stored in a twelfth of the time:
 * predicted floats that vary from cell to cell are half noise.
 */
function quickWay(data: Uint8Array) {
  const from = Math.max(0, (data.length - sampleBytes) >> 1);
  const sample = data.subarray(from, from + sampleBytes);
  return deflateSync(sample, runsOnly).length * 3 < sample.length * 2 ? runsOnly : stored;
}

/** Node's zlib: several blocks at once in its threads, and the quickest level, which predicted samples need no better than. */
export const nodeZlib: Zlib = {
  inflate: (data, wanted) =>
    new Promise((resolve) => {
      const empty = new Uint8Array(0);
      // One chunk takes all that is wanted; its engine is stopped before it unpacks another.
      const engine = createInflate({
        chunkSize: Math.max(wanted, constants.Z_MIN_CHUNK),
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      engine.once('data', (chunk: Uint8Array) => {
        resolve(new Uint8Array(chunk.buffer, chunk.byteOffset, Math.min(chunk.length, wanted)));
        engine.destroy();
      });
      engine.once('error', () => resolve(empty));
      engine.once('end', () => resolve(empty));
      engine.end(data);
    }),
  deflate: (data, quick = false) =>
    new Promise((resolve, reject) =>
      deflate(data, quick ? quickWay(data) : bestSpeed, (error, packed) =>
        error ? reject(error) : resolve(new Uint8Array(packed.buffer, packed.byteOffset, packed.length)),
      ),
    ),
};
