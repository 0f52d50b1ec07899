import type { CallContract } from './contract/protocol/define-call';
import type { CallName } from './contract/calls';
import { reachServer, send, watchSession } from './call/connection';
import type { GepClientOptions } from './call/connection';
import { callNames, contractOf } from './call/contract-of';
import { listen } from './call/stream';
import type { StreamRequest } from './call/stream';
import { fileCalls, streamCalls, uploadCalls } from './call/types';
import type { CallFunctions, CallOptions, GepClient, UploadOptions, Versioned } from './call/types';
import type { UploadFile } from './http/encode';
import { readFile, readPayload } from './http/read-response';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A client with one typed function a call of the contract. Each takes one flat object (params, query and body fields
 * together) and options with `signal`, and resolves with the payload.
 * Rejections: `ApiError` (the server's code and message, or `CONTRACT` when an answer does not fit), `NetworkError`, and
 * the signal's reason (an `AbortError` by default).
 * @example
 * const client = createGepClient({ baseUrl: '', token: () => token, onSessionExpired: toLogin, onNotice: notify });
 * const { token } = await client.login({ username, pwd }, { signal });
 */
export function createGepClient(options: GepClientOptions): GepClient {
  // Parts of the contract are files of the page: where they cannot be fetched, the server cannot be reached.
  const contract = (name: CallName): Promise<CallContract> =>
    reachServer(options, name, () => contractOf(name));
  const ask = async (
    name: CallName,
    input: Fields,
    callOptions: UploadOptions,
  ): Promise<Versioned<unknown>> => {
    const call = await contract(name);
    const { fields, files } = await splitFiles(options, call, input);
    const { signal, onUploadProgress, ifMatch } = callOptions;
    const headers: Record<string, string> = ifMatch == null ? {} : { 'if-match': ifMatch };
    return watchSession(options, async () => {
      const response = await send(options, { call, input: fields, files, headers, signal, onUploadProgress });
      const { value, message } = await readPayload(call, response);
      if (call.method !== 'GET' && callOptions.quiet !== true) options.onNotice(message);
      return { value, version: response.version };
    });
  };
  const plain = async (name: CallName, input: Fields, callOptions: UploadOptions): Promise<unknown> =>
    (await ask(name, input, callOptions)).value;
  const file = async (name: CallName, input: Fields, { signal }: CallOptions): Promise<Blob | null> => {
    const call = await contract(name);
    return watchSession(options, async () => {
      const headers = { accept: call.binary?.type ?? 'application/octet-stream' };
      return readFile(call, await send(options, { call, input, headers, signal }));
    });
  };
  const stream = async (name: CallName, request: StreamRequest): Promise<void> =>
    listen(options, await contract(name), request);

  const functionOf = (name: CallName): unknown => {
    if (includes(streamCalls, name)) {
      return (input: Fields, request: Omit<StreamRequest, 'input'>) => stream(name, { ...request, input });
    }
    const run = includes(fileCalls, name) ? file : plain;
    return (input: Fields = {}, callOptions: CallOptions = {}) => run(name, input, callOptions);
  };

  const functions = Object.fromEntries(
    callNames.map((name) => [name, functionOf(name)]),
  ) as unknown as CallFunctions;

  return {
    ...functions,
    versioned: (name, input, callOptions = {}) =>
      ask(name, input as Fields, callOptions) as ReturnType<GepClient['versioned']> as never,
    bytes: async (name, input, callOptions = {}) => {
      const blob = await file(name, input as Fields, callOptions);
      return blob === null ? null : blob.arrayBuffer();
    },
  };
}

function includes(names: readonly CallName[], name: CallName): boolean {
  return names.includes(name);
}

/** Takes the files out of an upload's input, and encodes region files where the installation asks for it. */
async function splitFiles(
  options: GepClientOptions,
  call: CallContract,
  input: Fields,
): Promise<{ fields: Fields; files: readonly UploadFile[] }> {
  if (!includes(uploadCalls, call.name as CallName)) return { fields: input, files: [] };
  const { files, ...fields } = input as Fields & { files: readonly UploadFile[] };
  const key = call.name === 'uploadRegionFile' ? (options.regionFileKey?.() ?? null) : null;
  if (key === null) return { fields, files };
  // Few installations ask for it: the cipher is loaded where it is wanted.
  const { encodeRegionFile } = await import('./region-file-encoding');
  const encoded = await Promise.all(
    files.map(async (upload) => {
      const bytes = new Uint8Array(await ('data' in upload ? upload.data : upload).arrayBuffer());
      return { name: upload.name, data: new Blob([encodeRegionFile(bytes, key) as Uint8Array<ArrayBuffer>]) };
    }),
  );
  return { fields: { ...fields, wireEncoding: 'aes-ecb' }, files: encoded };
}
