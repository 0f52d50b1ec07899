import type { CallContract, CallParsed } from '../contract/protocol/define-call';
import { calls } from '../contract/calls';
import type { CallName, Calls } from '../contract/calls';
import { SUCCESS } from '../contract/protocol/envelope';
import { errorCodes } from '../contract/protocol/error-codes';
import type { ErrorEntry, ErrorName } from '../contract/protocol/error-codes';
import { errorMessage, fillMessage, languageOf } from '../contract/protocol/error-message';
import type { MessageArgs } from '../contract/protocol/error-message';
import { readInput } from '../contract/protocol/read-input';
import type { ResponseOf, StreamCall, FileCall } from '../call/types';
import type { FetchFunction } from '../http/transport';
import { matchCall } from './match-call';

/** Thrown by a handler to answer with an error of the table. */
export class TestFault extends Error {
  readonly errorName: ErrorName;
  readonly args: MessageArgs;
  /** `data` of the answer. */
  readonly data: unknown;

  constructor(errorName: ErrorName, args: MessageArgs = {}, data: unknown = null) {
    super(errorName);
    this.name = 'TestFault';
    this.errorName = errorName;
    this.args = args;
    this.data = data;
  }
}

export interface TestContext {
  readonly token: string | null;
  readonly files: readonly File[];
  readonly accept: string;
  /** The version that the caller has seen. */
  readonly ifMatch: string | null;
  /** Sets the version of the answer. */
  setVersion(version: string): void;
}

/** What a handler gives: the payload, bytes for a file (or for Accept: image/tiff), a list of events for a stream. */
export type TestPayload<N extends CallName> = N extends StreamCall
  ? readonly ResponseOf<N>[]
  : N extends FileCall
    ? Uint8Array
    : ResponseOf<N> | Uint8Array;

export type TestHandler<N extends CallName> = (
  input: CallParsed<Calls[N]>,
  context: TestContext,
) => TestPayload<N> | Promise<TestPayload<N>>;

export type TestHandlers = { readonly [N in CallName]?: TestHandler<N> };

export interface TestServer {
  readonly fetch: FetchFunction;
  /** Calls that were answered, in order. */
  readonly log: readonly CallName[];
}

type AnyHandler = (input: unknown, context: TestContext) => unknown;

/**
 * A server in memory on the same contract: parses requests, runs the handler of the call, wraps the answer.
 * @example
 * const server = createTestServer({
 *   healthz: () => ({ status: 'ok', version: '1.0.0', database: 'ok', files: 'ok', queue: 'ok' }),
 * });
 * (await server.fetch('/healthz', { method: 'GET' })).status; // 200
 */
export function createTestServer(handlers: TestHandlers): TestServer {
  const log: CallName[] = [];
  const answer: FetchFunction = async (url, init) => {
    if (init.signal?.aborted) throw init.signal.reason as Error;
    const request = new Request(new URL(url, 'http://test.invalid'), { ...init, signal: null });
    const language = languageOf(request.headers.get('accept-language'));
    const fault = (name: ErrorName, args: MessageArgs = {}, at?: string, data?: unknown): Response =>
      json(
        { code: errorCodes[name].code, message: errorMessage(name, language, args), at, data },
        statusOf(name),
      );
    const address = new URL(request.url);
    const found = matchCall(request.method, address.pathname);
    if (!found) return fault('NOT_FOUND', { what: address.pathname });
    const call: CallContract = calls[found.name];
    const handler = handlers[found.name] as AnyHandler | undefined;
    if (!handler) return fault('UNAVAILABLE');
    const { body, files } = await readBody(request);
    const query = Object.fromEntries(address.searchParams);
    const parsed = readInput(call, { params: found.params, query, body });
    if (!parsed.ok) {
      const first = parsed.faults[0];
      return fault('VALIDATION', { field: first?.at ?? '', rule: first?.rule[language] ?? '' }, first?.at);
    }
    let version: string | null = null;
    const context: TestContext = {
      token: request.headers.get('user-token'),
      files,
      accept: request.headers.get('accept') ?? '',
      ifMatch: request.headers.get('if-match'),
      setVersion: (given) => (version = given),
    };
    try {
      const payload = await handler(parsed.input, context);
      if (init.signal?.aborted) throw init.signal.reason as Error;
      log.push(found.name);
      const response = respond(call, payload, fillMessage(errorCodes.SUCCESS[language]));
      if (version !== null) response.headers.set('etag', version);
      return response;
    } catch (error) {
      if (error instanceof TestFault) {
        const { errorName, args, data } = error;
        return fault(errorName, args, undefined, data);
      }
      throw error;
    }
  };
  return { fetch: answer, log };
}

function statusOf(name: ErrorName): number {
  const entry: ErrorEntry = errorCodes[name];
  return entry.status ?? 200;
}

function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}

async function readBody(request: Request): Promise<{ body: unknown; files: File[] }> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) {
    const entries = [...(await request.formData())];
    return {
      body: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
      files: entries.flatMap(([, value]) => (value instanceof File ? [value] : [])),
    };
  }
  const text = await request.text();
  if (type.includes('json')) return { body: JSON.parse(text) as unknown, files: [] };
  return { body: Object.fromEntries(new URLSearchParams(text)), files: [] };
}

function respond(call: CallContract, payload: unknown, message: string): Response {
  if (call.stream) {
    const events = payload as readonly { type: string }[];
    const text = events.map((event, index) => {
      return `id: ${index + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    });
    return new Response(text.join(''), { headers: { 'content-type': 'text/event-stream' } });
  }
  if (payload instanceof Uint8Array) {
    const headers = { 'content-type': call.binary?.type ?? 'application/octet-stream' };
    return new Response(payload as Uint8Array<ArrayBuffer>, { headers });
  }
  if (call.payloadKey === 'none') return json(payload);
  const result = call.payloadKey === 'result' ? { result: payload } : {};
  return json({ code: SUCCESS, message, data: payload, ...result });
}
