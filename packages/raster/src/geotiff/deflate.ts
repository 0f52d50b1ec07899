/** Packs and unpacks zlib streams. */
export interface Zlib {
  /** The first `wanted` bytes of a stream; fewer where it ends or breaks earlier. Never unpacks much more. */
  inflate(data: Uint8Array, wanted: number): Promise<Uint8Array>;
  /** @param quick only runs of a byte are packed, if the platform has a choice */
  deflate(data: Uint8Array, quick?: boolean): Promise<Uint8Array>;
  /** Whether quick packing saves a third of some bytes. */
  quickSaves(sample: Uint8Array): boolean;
}

/** By the streams of the platform, which browsers have too. */
export const streamZlib: Zlib = {
  async inflate(data, wanted) {
    const out = new Uint8Array(wanted);
    let end = 0;
    const reader = streamOf(data).pipeThrough(new DecompressionStream('deflate')).getReader();
    try {
      while (end < wanted) {
        const { done, value } = await reader.read();
        if (done) break;
        const part = value.subarray(0, wanted - end);
        out.set(part, end);
        end += part.length;
      }
    } catch {
      // Broken data: what came out before is given back, the caller sees that it is too short.
    } finally {
      await reader.cancel().catch(() => {});
    }
    return out.subarray(0, end);
  },
  async deflate(data) {
    const stream = streamOf(data).pipeThrough(new CompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
  // Nothing can be tried at once here.
  quickSaves: () => true,
};

const pieceSize = 64 * 1024;

let zlib = streamZlib;

/** Sets what deflate blocks are packed and unpacked with; the Node entry sets Node's own zlib. */
export function useZlib(other: Zlib): void {
  zlib = other;
}

/** Inflates at most `wanted` bytes of a zlib stream and stops there: a bomb costs no more than was declared. */
export function inflate(data: Uint8Array, wanted: number): Promise<Uint8Array> {
  return zlib.inflate(data, wanted);
}

/**
 * Deflates bytes into a zlib stream.
 * @param quick only runs of a byte are packed, if the platform has a choice
 */
export function deflate(data: Uint8Array, quick = false): Promise<Uint8Array> {
  return zlib.deflate(data, quick);
}

/** Whether quick packing saves a third of some bytes. */
export function quickSaves(sample: Uint8Array): boolean {
  return zlib.quickSaves(sample);
}

/** In pieces, when they are asked for: Chromium unpacks each piece to its end, however little of it is wanted. */
function streamOf(data: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(data.subarray(at, (at += pieceSize)) as Uint8Array<ArrayBuffer>);
      if (at >= data.length) controller.close();
    },
  });
}
