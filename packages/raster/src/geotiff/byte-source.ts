import { GepDataError } from '../gep-data-error';

/** Bytes that can be read in pieces. Reads past the end give fewer bytes, never an error. */
export interface ByteSource {
  /** Length in bytes where it is known before reading. */
  readonly size: number | undefined;
  read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
  /**
   * Reads as many bytes as `into` has into it, and gives the part that was filled. Sources have it whose reads are quick and
   * need memory: rows of a file are read by the thousand, each into the memory of one before it.
   */
  readInto?(offset: number, into: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A URL (text or `URL`), a Blob or File, bytes in memory, or anything else that gives bytes in pieces. */
export type GeoTiffInput = string | URL | Blob | ArrayBuffer | Uint8Array | ByteSource;

export function bytesSource(given: Uint8Array): ByteSource {
  // Node's Buffer overrides `slice`: everybody behind this line gets plain bytes.
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
    close: async () => {},
  };
}

export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    async read(offset, length) {
      try {
        return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
      } catch (cause) {
        const name = 'name' in blob ? String(blob.name) : 'blob';
        throw new GepDataError('source-not-reachable', name, 'a file that was not changed or removed', {
          cause,
        });
      }
    },
    close: async () => {},
  };
}
