import { readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ByteSource } from './byte-source';

/**
 * Up to so many bytes are read at once on the calling thread: handing a row of cells to another thread and back takes ten
 * times as long as reading it, and a file in strips is read in thousands of them.
 */
const smallRead = 64 * 1024;
/** Milliseconds of such reads after which other work has its turn. */
const longestTurn = 8;

/** Reads a file by path; the handle stays open until `close`. Rejects with the system's error where it cannot be opened. */
export async function fileSource(path: string): Promise<ByteSource> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  let turn = performance.now();
  const readInto = async (offset: number, into: Uint8Array): Promise<Uint8Array> => {
    const small = into.length <= smallRead;
    if (small && performance.now() - turn > longestTurn) {
      await new Promise(setImmediate);
      turn = performance.now();
    }
    let end = 0;
    while (end < into.length) {
      const place = [into, end, into.length - end, offset + end] as const;
      const got = small ? readSync(handle.fd, ...place) : (await handle.read(...place)).bytesRead;
      if (got === 0) break;
      end += got;
    }
    return into.subarray(0, end);
  };
  return {
    size,
    read: (offset, length) => readInto(offset, new Uint8Array(Math.max(0, Math.min(length, size - offset)))),
    readInto,
    close: () => handle.close(),
  };
}
