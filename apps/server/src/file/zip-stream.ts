import type { ReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { PassThrough, pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** An entry of a zip: bytes, or an open file, which stays readable when it is deleted meanwhile. */
export type ZipEntry = { readonly path: string } & (
  | { readonly bytes: Buffer }
  | {
      readonly handle: FileHandle;
      readonly size: number;
      readonly mtime: Date;
      /** Files are stored as they are by default: most of them are packed already. */
      readonly compress?: boolean;
    }
);

/**
 * A zip of the entries, in their order. Bytes are compressed, files where that is wanted. The stream owns the files
 * and closes them when it ends, breaks off or is destroyed.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new yazl.ZipFile();
  const answer = new PassThrough();
  const breakOff = (error: Error): void => {
    answer.destroy(error);
  };
  let reading: ReadStream | undefined;
  zip.on('error', breakOff);
  for (const entry of entries) {
    if ('bytes' in entry) {
      zip.addBuffer(entry.bytes, entry.path);
      continue;
    }
    const { path, handle, size, mtime, compress = false } = entry;
    zip.addReadStreamLazy(path, { compress, size, mtime }, (give) => {
      reading = handle.createReadStream({ start: 0 });
      // yazl listens to no errors of streams that it is given.
      reading.on('error', breakOff);
      give(null, reading);
    });
  }
  zip.end();
  pipeline(zip.outputStream, answer, () => {
    reading?.destroy();
    void closeAll(entries);
  });
  return answer;
}

/** Closes the files of entries; those that are closed already do no harm. */
export async function closeAll(entries: readonly ZipEntry[]): Promise<void> {
  await Promise.allSettled(entries.map((entry) => ('handle' in entry ? entry.handle.close() : undefined)));
}
