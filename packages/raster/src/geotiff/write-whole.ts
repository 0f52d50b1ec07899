import type { FileHandle } from 'node:fs/promises';

/**
 * Writes bytes at a place of an open file, all of them: a single write takes only a part of what it is given where the
 * disk becomes full in its middle, and says so only when it is asked to go on.
 * @throws the error of the file system, for example ENOSPC
 * @example
 * let taken = '';
 * const write = (bytes: Uint8Array, at: number) => {
 *   taken += String(bytes[at]);
 *   return Promise.resolve({ bytesWritten: 1, buffer: bytes });
 * };
 * await writeWhole({ write } as never, new Uint8Array([1, 2, 3]), 0);
 * taken; // '123'
 */
export async function writeWhole(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
