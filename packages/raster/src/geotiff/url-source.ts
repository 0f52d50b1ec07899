import { throwIfAborted } from '../abort';
import { GepDataError } from '../gep-data-error';
import type { ByteSource } from './byte-source';

const blockSize = 64 * 1024;
const keptBlocks = 256;

/** Asks a server; the shape of the browser's own `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** One range request, shared by all who wait for a block of it. */
interface RangeRequest {
  readonly bytes: Promise<Uint8Array>;
  readonly controller: AbortController;
  readers: number;
  answered: boolean;
}

interface Block {
  readonly request: RangeRequest;
  readonly bytes: Promise<Uint8Array>;
}

/**
 * Reads a URL by range requests in blocks of 64 KiB, the latest 256 of them kept. Neighbouring missing blocks are
 * asked for in one request; a request that nobody waits for any more is aborted. A server that ignores ranges sends
 * everything once.
 * Throws GepDataError `source-not-reachable` when there is no answer or it is not a success.
 */
export function urlSource(url: string, ask: Fetch = (...args) => fetch(...args)): ByteSource {
  const blocks = new Map<number, Block>();
  let whole: Uint8Array | undefined;

  async function request(first: number, last: number, signal: AbortSignal): Promise<Uint8Array> {
    const start = first * blockSize;
    const end = (last + 1) * blockSize;
    const answer = await ask(url, { headers: { Range: `bytes=${start}-${end - 1}` }, signal }).catch(
      (cause) => {
        // What fetch throws where there is no answer at all.
        if (cause instanceof TypeError)
          throw new GepDataError('source-not-reachable', url, `an answer, got ${cause.message}`, { cause });
        throw cause;
      },
    );
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
    const controller = new AbortController();
    const bytes = request(first, last, controller.signal);
    const shared: RangeRequest = { bytes, controller, readers: 0, answered: false };
    bytes.then(
      () => (shared.answered = true),
      () => {
        for (let block = first; block <= last; block++)
          if (blocks.get(block)?.request === shared) blocks.delete(block);
      },
    );
    for (let block = first; block <= last; block++) {
      const part = bytes.then((all) =>
        all.subarray((block - first) * blockSize, (block - first + 1) * blockSize),
      );
      part.catch(() => undefined);
      blocks.set(block, { request: shared, bytes: part });
    }
  }

  /** Counts a reader out; the last one to leave an open request ends it. */
  function leave(request: RangeRequest): void {
    request.readers--;
    if (request.readers > 0 || request.answered) return;
    for (const [block, { request: other }] of blocks) if (other === request) blocks.delete(block);
    request.controller.abort();
  }

  return {
    size: undefined,
    async read(offset, length, signal) {
      throwIfAborted(signal);
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
      const wanted = Array.from({ length: last - first + 1 }, (_, i) => blocks.get(first + i) as Block);
      const requests = new Set(wanted.map(({ request }) => request));
      for (const request of requests) request.readers++;
      let parts: Uint8Array[];
      try {
        parts = await abortable(Promise.all(wanted.map(({ bytes }) => bytes)), signal);
      } finally {
        requests.forEach(leave);
      }
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
      for (const { request } of blocks.values()) if (!request.answered) request.controller.abort();
      blocks.clear();
      whole = undefined;
    },
  };
}

/** The work's answer, or an AbortError as soon as the signal aborts. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(new DOMException('The work was aborted', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
