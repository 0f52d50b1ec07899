import type { PassingFiles } from './passing-files';
import type { StoredFile } from './queries';

/** What a vault has to know of a stored file: where it lies and what its bytes are. */
export type StoredBytes = Pick<StoredFile, 'path' | 'size' | 'sha256'>;

/**
 * Permanent storage for the bytes of stored files. A path is `<two letters>/<id>`; the file at a path is written once
 * and never changed.
 */
export interface FileVault {
  /** Makes a complete local file permanent under `path`. The local file has moved away then. */
  put(from: string, path: string): Promise<void>;
  /** Absolute path of a local file with the bytes, for programs that read files. It is not to be written to. */
  localPath(file: StoredBytes): Promise<string>;
  /** Removes the file at `path`, if there is one. */
  remove(path: string): Promise<void>;
  /** Every path that is in nobody's hands: what has no row is lost. */
  settledPaths(): AsyncIterable<string>;
  /** What processes hand to each other meanwhile. */
  readonly passing: PassingFiles;
  /** Rejects when nothing can be stored. */
  check(): Promise<void>;
}
