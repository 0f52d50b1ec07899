/** What came back, before anybody looked at it. */
export interface RawResponse {
  readonly status: number;
  readonly contentType: string;
  /** The header ETag: the version of what several people may change. */
  readonly version: string | null;
  readonly blob: () => Promise<Blob>;
  readonly text: () => Promise<string>;
}

export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a request by fetch. */
export async function sendByFetch(
  request: TransportRequest,
  fetchFunction: FetchFunction,
): Promise<RawResponse> {
  const response = await fetchFunction(request.url, {
    method: request.method,
    headers: request.headers,
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(request.signal ? { signal: request.signal } : {}),
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    version: response.headers.get('etag'),
    blob: () => response.blob(),
    text: () => response.text(),
  };
}

/** Sends a request by XMLHttpRequest, the only way in browsers to hear how much of an upload has gone out. */
export function sendByXhr(request: TransportRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    const settle = (action: () => void) => (): void => {
      signal?.removeEventListener('abort', abort);
      action();
    };
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.onprogress = (event) =>
      request.onUploadProgress?.({ loaded: event.loaded, total: event.total });
    xhr.onerror = settle(() => reject(new TypeError('network failure')));
    xhr.onabort = settle(() => reject(abortReason(signal)));
    xhr.onload = settle(() => {
      const blob = xhr.response as Blob;
      resolve({
        status: xhr.status,
        contentType: xhr.getResponseHeader('content-type') ?? '',
        version: xhr.getResponseHeader('etag'),
        blob: () => Promise.resolve(blob),
        text: () => blob.text(),
      });
    });
    if (signal?.aborted) return xhr.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}

function abortReason(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error
    ? signal.reason
    : new DOMException('The call was aborted', 'AbortError');
}
