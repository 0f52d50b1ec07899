import type { CallContract } from '../contract/protocol/define-call';
import { fillPath } from '../http/encode';
import { ApiError, NetworkError, clientCodes } from '../http/errors';
import { readEvents } from '../http/event-stream';
import { readPayload } from '../http/read-response';
import { reachServer, sessionHeaders, watchSession } from './connection';
import type { GepClientOptions } from './connection';

export interface StreamRequest {
  readonly input: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent: (event: unknown) => void;
  readonly onReconnect?: (() => void) | undefined;
  readonly lastEventId?: string | undefined;
}

/** Waits before the next try of a lost stream, in milliseconds; the last one repeats. */
const RETRY_MS = [500, 1000, 2000, 5000, 10_000];

/**
 * Listens to a stream of server-sent events until an event `close` or the abort of the signal (both resolve). A lost
 * connection is opened again with Last-Event-ID; refusals of the server reject with ApiError.
 */
export async function listen(
  options: GepClientOptions,
  call: CallContract,
  request: StreamRequest,
): Promise<void> {
  const fetchFunction = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  const query = new URLSearchParams();
  for (const key of Object.keys(call.query?.shape ?? {})) {
    if (request.input[key] !== undefined) query.set(key, String(request.input[key]));
  }
  const url = `${options.baseUrl}${fillPath(call, request.input)}?${query.toString()}`;
  let lastEventId = request.lastEventId ?? '';
  let failures = 0;
  const ended = (): boolean => request.signal?.aborted === true;

  const reach = <T>(work: () => Promise<T>): Promise<T> => reachServer(options, call.name, work);

  const connect = async (): Promise<boolean> => {
    const response = await reach(() =>
      fetchFunction(url, {
        headers: {
          ...sessionHeaders(options),
          accept: 'text/event-stream',
          ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
        },
        ...(request.signal ? { signal: request.signal } : {}),
      }),
    );
    const contentType = response.headers.get('content-type') ?? '';
    if (!contentType.includes('text/event-stream') || response.body === null) {
      await readPayload(
        { ...call, payloadKey: 'data' },
        {
          ...{ status: response.status, contentType, version: null },
          ...{ blob: () => response.blob(), text: () => response.text() },
        },
      );
      return true;
    }
    const events = readEvents(response.body);
    try {
      for (;;) {
        const next = await reach(() => events.next());
        if (next.done) return false;
        failures = 0;
        if (next.value.id !== '') lastEventId = next.value.id;
        const parsed = call.response.safeParse(jsonOf(next.value.data));
        if (parsed.success) request.onEvent(parsed.data);
        if (next.value.event === 'close') return true;
      }
    } finally {
      await events.return(undefined);
    }
  };

  while (!ended()) {
    try {
      if (await watchSession(options, connect)) return;
    } catch (error) {
      if (ended()) return;
      // A gateway without its server (502-504) is a lost connection too.
      const gateway = error instanceof ApiError && error.status >= 502 && error.code === clientCodes.http;
      if (!(error instanceof NetworkError) && !gateway) throw error;
    }
    await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] as number, request.signal);
    failures += 1;
    if (!ended()) request.onReconnect?.();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}
