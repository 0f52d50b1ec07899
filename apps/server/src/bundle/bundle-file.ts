import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { ZipEntry } from '../file/zip-stream';
import type { Measured } from '../file/written-file';

/** What a file of a bundle is, for its metadata. */
export interface FileAbout {
  /** In the bundle, with slashes. */
  readonly path: string;
  /** In words. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** The name that it had where it came from. */
  readonly formerName?: string;
}

/** A file of a bundle with the hash of its bytes. */
export interface BundleFile extends FileAbout, Measured {
  readonly entry: ZipEntry;
}

/** A file of bytes that are at hand. */
export function fileOfBytes(about: FileAbout, bytes: Buffer): BundleFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...about, size: bytes.length, sha256, entry: { path: about.path, bytes } };
}

/** A file of text. */
export function fileOfText(about: FileAbout, text: string): BundleFile {
  return fileOfBytes(about, Buffer.from(text, 'utf8'));
}

/** Opens a file that was written for the bundle alone: it is gone once it is closed. */
export async function fileOfPassing(
  about: FileAbout,
  path: string,
  { measured, mtime }: { measured: Measured; mtime: Date },
  compress = false,
): Promise<BundleFile> {
  try {
    const handle = await open(path);
    return {
      ...about,
      ...measured,
      entry: { path: about.path, handle, size: measured.size, mtime, compress },
    };
  } finally {
    await rm(path, { force: true });
  }
}
