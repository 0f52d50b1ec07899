import { constants, createInflate, deflate, deflateSync } from 'node:zlib';
import type { Zlib } from './deflate';

const bestSpeed = { level: constants.Z_BEST_SPEED };
const runsOnly = { ...bestSpeed, strategy: constants.Z_RLE };

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
      deflate(data, quick ? runsOnly : bestSpeed, (error, packed) =>
        error ? reject(error) : resolve(new Uint8Array(packed.buffer, packed.byteOffset, packed.length)),
      ),
    ),
  quickSaves: (sample) => deflateSync(sample, runsOnly).length * 3 < sample.length * 2,
};
