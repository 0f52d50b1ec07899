import { copyFile, rename, rm } from 'node:fs/promises';

/** Puts a finished file in its place: at once on the same file system, as a copy under a side name elsewhere. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    const side = `${to}.part-${process.pid}`;
    await copyFile(from, side);
    await rename(side, to);
    await rm(from, { force: true });
  }
}
