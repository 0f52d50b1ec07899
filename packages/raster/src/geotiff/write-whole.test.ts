import type { FileHandle } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { writeWhole } from './write-whole';

/** A file on a disk with so much room, which takes what fits and fails when nothing does. */
function fileOn(room: number) {
  const disk = new Uint8Array(room);
  const write = (bytes: Uint8Array, from: number, length: number, position: number) => {
    const fits = Math.min(length, 3, room - position);
    if (fits === 0) return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
    disk.set(bytes.subarray(from, from + fits), position);
    return Promise.resolve({ bytesWritten: fits, buffer: bytes });
  };
  return { disk, file: { write: write as unknown as FileHandle['write'] } };
}

it('writes on until all bytes are in the file', async () => {
  const { disk, file } = fileOn(12);
  await writeWhole(file, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), 2);
  expect([...disk]).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0]);
});

it('fails where the disk is full in the middle of the bytes', async () => {
  const { file } = fileOn(5);
  await expect(writeWhole(file, new Uint8Array(8), 0)).rejects.toMatchObject({ code: 'ENOSPC' });
});
