import { GepDataError } from '../gep-data-error';
import type { ByteSource } from './byte-source';

const blockSize = 64 * 1024;
const keptBlocks = 256;

/**
 * Reads a URL by range requests in blocks of 64 KiB, the latest 256 of them kept. Neighbouring missing blocks are
 * asked for in one request. A server that ignores ranges sends everything once.
 * Throws GepDataError `source-not-reachable` when the answer is not a success.
 */
export function urlSource(url: string): ByteSource {
  const blocks = new Map<number, Promise<Uint8Array>>();
  let whole: Uint8Array | undefined;

  async function request(first: number, last: number): Promise<Uint8Array> {
    const start = first * blockSize;
    const end = (last + 1) * blockSize;
    const answer = await fetch(url, { headers: { Range: `bytes=${start}-${end - 1}` } });
    // 416: the range begins behind the end of the file.
    if (answer.status === 416) return new Uint8Array(0);
    if (!answer.ok)
      throw new GepDataError('source-not-reachable', url, `an answer of success, got ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.status === 206) return bytes;
    whole = bytes;
    return bytes.subarray(start, end);
  }

  function load(first: number, last: number): void {
    const bytes = request(first, last);
    for (let block = first; block <= last; block++) {
      const part = bytes.then((all) =>
        all.subarray((block - first) * blockSize, (block - first + 1) * blockSize),
      );
      part.catch(() => blocks.delete(block));
      blocks.set(block, part);
    }
  }

  return {
    size: undefined,
    async read(offset, length, signal) {
      if (whole) return whole.subarray(offset, offset + length);
      const first = Math.floor(offset / blockSize);
      const last = Math.floor((offset + Math.max(1, length) - 1) / blockSize);
      for (let block = first; block <= last; block++) {
        if (blocks.has(block)) continue;
        let until = block;
        while (until < last && !blocks.has(until + 1)) until++;
        load(block, until);
        block = until;
      }
      const wanted = Array.from(
        { length: last - first + 1 },
        (_, i) => blocks.get(first + i) as Promise<Uint8Array>,
      );
      const parts = await abortable(Promise.all(wanted), signal);
      while (blocks.size > keptBlocks) blocks.delete(blocks.keys().next().value as number);
      const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      let place = 0;
      for (const part of parts) {
        bytes.set(part, place);
        place += part.length;
      }
      const from = offset - first * blockSize;
      return bytes.subarray(from, from + length);
    },
    async close() {
      blocks.clear();
      whole = undefined;
    },
  };
}

/** Blocks are shared between readers, so an aborted reader leaves the request to the others. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(new DOMException('The work was aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
