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
 * everything once; one that sends less than it was asked for is asked again.
 * Throws GepDataError `source-not-reachable` when there is no answer, it breaks off, is not a success or not what was asked for.
 */
export function urlSource(url: string, ask: Fetch = (...args) => fetch(...args)): ByteSource {
  const blocks = new Map<number, Block>();
  let whole: Uint8Array | undefined;

  async function request(start: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
    const answer = await answered(ask(url, { headers: { Range: `bytes=${start}-${end - 1}` }, signal }));
    // 416: the range begins behind the end of the file.
    if (answer.status === 416) return new Uint8Array(0);
    if (!answer.ok) throw notReachable(`an answer of success, got ${answer.status}`);
    const bytes = new Uint8Array(await answered(answer.arrayBuffer()));
    if (answer.status !== 206) {
      whole = bytes;
      return bytes.subarray(start, end);
    }
    // Servers of other origins may hide this header.
    const sent = /^bytes (\d+)-\d+\/(\d+)/.exec(answer.headers.get('Content-Range') ?? '');
    if (!sent) return bytes;
    if (Number(sent[1]) !== start) throw notReachable(`bytes from ${start} on, got ${sent[0]}`);
    const next = start + bytes.length;
    if (bytes.length === 0 || next >= Math.min(end, Number(sent[2]))) return bytes;
    // A server may send less than it was asked for.
    return joined([bytes, await request(next, end, signal)]);
  }

  /** Fetch throws a TypeError where there is no answer at all, or where it breaks off. */
  function answered<T>(work: Promise<T>): Promise<T> {
    return work.catch((cause) => {
      throw cause instanceof TypeError ? notReachable(`an answer, got ${cause.message}`, cause) : cause;
    });
  }

  function notReachable(expected: string, cause?: Error): GepDataError {
    return new GepDataError('source-not-reachable', url, expected, { cause });
  }

  function load(first: number, last: number): void {
    const controller = new AbortController();
    const bytes = request(first * blockSize, (last + 1) * blockSize, controller.signal);
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
      const from = offset - first * blockSize;
      return joined(parts).subarray(from, from + length);
    },
    async close() {
      for (const { request } of blocks.values()) if (!request.answered) request.controller.abort();
      blocks.clear();
      whole = undefined;
    },
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
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
