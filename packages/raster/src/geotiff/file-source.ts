import { open } from 'node:fs/promises';
import type { ByteSource } from './byte-source';

/** Reads a file by path; the handle stays open until `close`. Rejects with the system's error where it cannot be opened. */
export async function fileSource(path: string): Promise<ByteSource> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const bytes = new Uint8Array(wanted);
      let end = 0;
      while (end < wanted) {
        const { bytesRead } = await handle.read(bytes, end, wanted - end, offset + end);
        if (bytesRead === 0) break;
        end += bytesRead;
      }
      return bytes.subarray(0, end);
    },
    close: () => handle.close(),
  };
}
