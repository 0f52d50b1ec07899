import { throwIfAborted } from '../abort';

/**
 * Inflates a zlib stream into at most `size` bytes and stops there: a bomb costs no more than was declared.
 * Returns fewer bytes where the stream ends or breaks early.
 */
export async function inflate(data: Uint8Array, size: number): Promise<Uint8Array> {
  const out = new Uint8Array(size);
  let end = 0;
  const reader = streamOf(data).pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    while (end < size) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, size - end);
      out.set(part, end);
      end += part.length;
    }
  } catch {
    // Broken data: what came out before is given back, the caller sees that it is too short.
  } finally {
    await reader.cancel().catch(() => {});
  }
  return end === size ? out : out.subarray(0, end);
}

/** Deflates bytes into a zlib stream. */
export async function deflate(data: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
  throwIfAborted(signal);
  const stream = streamOf(data).pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function streamOf(data: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(data as Uint8Array<ArrayBuffer>);
      controller.close();
    },
  });
}
