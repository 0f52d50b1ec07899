import type { CallContract } from '../contract/protocol/define-call';
import { sessionCodes } from '../contract/protocol/session-codes';
import { encodeRequest } from '../http/encode';
import type { UploadFile } from '../http/encode';
import { ApiError, NetworkError, isAbort } from '../http/errors';
import { sendByFetch, sendByXhr } from '../http/transport';
import type { FetchFunction, RawResponse, UploadProgress } from '../http/transport';

export interface GepClientOptions {
  /** Address of the server, for example `https://gep.example.org`; empty for the page's own. */
  readonly baseUrl: string;
  /** The session's token, asked before every call. */
  readonly token: () => string | null;
  /** The token is unknown, expired or revoked (codes 10204, 10206, 10301). */
  readonly onSessionExpired: (error: ApiError) => void;
  /** A call other than GET succeeded; the server's message. */
  readonly onNotice: (message: string) => void;
  /** The server was not reached. */
  readonly onNetworkLoss?: ((error: NetworkError) => void) | undefined;
  /** Value of Accept-Language, asked before every call; without it the browser's. */
  readonly language?: (() => string) | undefined;
  /** Key of the wire encoding of region files, when the server asks for one (see `appInfo`). */
  readonly regionFileKey?: (() => Uint8Array | null) | undefined;
  /** In place of the global fetch, for tests and other runtimes. */
  readonly fetch?: FetchFunction | undefined;
}

export interface Outgoing {
  readonly call: CallContract;
  readonly input: Readonly<Record<string, unknown>>;
  readonly files?: readonly UploadFile[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Headers that every call carries. */
export function sessionHeaders(options: GepClientOptions): Record<string, string> {
  const token = options.token();
  const language = options.language?.();
  return {
    ...(token === null ? {} : { 'user-token': token }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
}

/** Sends one call and gives back the raw answer. @throws NetworkError, or AbortError */
export async function send(options: GepClientOptions, outgoing: Outgoing): Promise<RawResponse> {
  const encoded = encodeRequest(outgoing.call, outgoing.input, outgoing.files ?? []);
  const request = {
    method: encoded.method,
    url: options.baseUrl + encoded.path,
    headers: { ...sessionHeaders(options), ...encoded.headers, ...outgoing.headers },
    body: encoded.body,
    signal: outgoing.signal,
    onUploadProgress: outgoing.onUploadProgress,
  };
  const byXhr =
    outgoing.onUploadProgress !== undefined &&
    options.fetch === undefined &&
    typeof XMLHttpRequest !== 'undefined';
  const reach = <T>(work: () => Promise<T>): Promise<T> => reachServer(options, outgoing.call.name, work);
  const response = await reach(() =>
    byXhr ? sendByXhr(request) : sendByFetch(request, options.fetch ?? ((url, init) => fetch(url, init))),
  );
  return { ...response, text: () => reach(response.text), blob: () => reach(response.blob) };
}

/** Runs work that does nothing but talk to the server: its TypeErrors are those of fetch, so the network was lost. */
export async function reachServer<T>(
  options: GepClientOptions,
  call: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAbort(error) || !(error instanceof TypeError)) throw error;
    const lost = new NetworkError(call, error);
    options.onNetworkLoss?.(lost);
    throw lost;
  }
}

/** Runs a call and reports an ended session on the way out. */
export async function watchSession<T>(options: GepClientOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && sessionCodes.includes(error.code)) options.onSessionExpired(error);
    throw error;
  }
}
