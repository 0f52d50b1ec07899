import { ZSTDDecoder } from 'zstddec';

let ready: Promise<ZSTDDecoder> | undefined;

/**
 * Decodes a Zstandard frame into at most `size` bytes. The decoder is given the size, so neither a damaged frame nor a
 * bomb can make it grow; both give fewer bytes than asked for.
 */
export async function decodeZstd(data: Uint8Array, size: number): Promise<Uint8Array> {
  ready ??= (async () => {
    const decoder = new ZSTDDecoder();
    await decoder.init();
    return decoder;
  })();
  return (await ready).decode(data, size);
}
