import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

/** What is asked of the server. */
export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer | readonly Buffer[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
  /** The code of an envelope, null of another answer. */
  readonly code: string | null;
  /** Only where it was asked for, and of errors. */
  readonly text: string;
}

/** Plain requests on connections that stay open: a `fetch` takes a core several times as long. */
export class LoadClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Infinity });

  constructor(readonly origin: string) {}

  /** Resolves when the whole answer has come. */
  send({ method = 'GET', path, token, headers, body }: Ask, wantsText = false): Promise<Answer> {
    const pieces = body === undefined ? [] : Array.isArray(body) ? (body as Buffer[]) : [body as Buffer];
    const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: { 'user-token': token, ...(length > 0 && { 'content-length': length }), ...headers },
        },
        (response) => {
          const { statusCode: status = 0 } = response;
          const keeps = wantsText || status >= 400;
          const kept: Buffer[] = [];
          let bytes = 0;
          let code: string | null = null;
          response.on('data', (chunk: Buffer) => {
            if (bytes === 0) code = codeOf(chunk);
            bytes += chunk.length;
            if (keeps) kept.push(chunk);
          });
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status,
              headers: response.headers,
              bytes,
              code,
              text: Buffer.concat(kept).toString('utf8'),
            }),
          );
        },
      );
      sent.on('error', reject);
      for (const piece of pieces) sent.write(piece);
      sent.end();
    });
  }

  /** The data of an answer. @throws Error with what came in its place */
  async data<T>(ask: Ask): Promise<T> {
    const { status, text } = await this.send(ask, true);
    const { code, data } = JSON.parse(text) as { code: string; data: T };
    if (code !== '00000') throw new Error(`${ask.path}: HTTP ${status} ${text.slice(0, 300)}`);
    return data;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The code that an envelope begins with. */
function codeOf(start: Buffer): string | null {
  return /^\{"code":"(\d+)"/.exec(start.toString('latin1', 0, 20))?.[1] ?? null;
}

/** The error of an answer, null for a good one. */
export function errorOf({ status, code, text }: Answer): string | null {
  const isGood = status === 200 || status === 204 || status === 304;
  if (isGood && (code === null || code === '00000')) return null;
  return `HTTP ${status} ${code ?? ''} ${text.slice(0, 120)}`;
}

/** A form body. */
export function formAsk(form: Readonly<Record<string, string>>): Pick<Ask, 'body' | 'headers'> {
  return {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** A multipart body with files, in pieces that are not copied. */
export function multipartAsk(
  files: readonly (readonly [name: string, bytes: Buffer])[],
  fields: Readonly<Record<string, string>> = {},
): Pick<Ask, 'body' | 'headers'> {
  const boundary = 'gep-load-8d1f';
  const head = (text: string): Buffer =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${text}`);
  const body = [
    ...Object.entries(fields).map(([name, value]) => head(`name="${name}"\r\n\r\n${value}\r\n`)),
    ...files.flatMap(([name, bytes]) => [
      head(`name="files"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
