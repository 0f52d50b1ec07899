import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureFault } from './s3-signature';

export interface S3Object {
  readonly bytes: Buffer;
  readonly changedAt: Date;
}

/** An S3-compatible store in memory with one bucket, `files`; requests have to be signed. */
export interface S3Server {
  /** GEP_FILES_URL of the bucket, with anything after it; `secret` in place of the right one. */
  url(after?: string, secret?: string): string;
  /** By key. */
  readonly objects: Map<string, S3Object>;
  /** Method and key of every request. */
  readonly requests: string[];
  /** So many downloads break off midway. */
  cutOff: number;
  close(): Promise<void>;
}

const accessKey = 'gep-files';
const secretKey = 'se/cr+et';
/** Keys of one page of a list, few so that lists have several pages. */
const pageKeys = 2;

interface Reply {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const requests: string[] = [];
  const state = { cutOff: 0 };

  function reply(method: string, key: string, query: URLSearchParams, body: Buffer, isNew: boolean): Reply {
    const uploadId = query.get('uploadId');
    if (query.has('list-type')) return { status: 200, body: listOf(objects, query) };
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return { status: 200, body: xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`) };
    }
    const parts = uploads.get(uploadId ?? '');
    if (uploadId !== null && !parts) return refusal(404, 'NoSuchUpload');
    if (parts && method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: '"part"' } };
    }
    if (parts) uploads.delete(uploadId ?? '');
    if (parts && method === 'POST') {
      const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
      objects.set(key, { bytes, changedAt: new Date() });
      return { status: 200, body: xml('CompleteMultipartUploadResult', '<ETag>"whole"</ETag>') };
    }
    if (method === 'PUT' && isNew && objects.has(key)) return refusal(412, 'PreconditionFailed');
    if (method === 'PUT') {
      objects.set(key, { bytes: body, changedAt: new Date() });
      return { status: 200, headers: { etag: '"whole"' } };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? { status: 200, body: found.bytes } : refusal(404, 'NoSuchKey');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://store');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    requests.push(`${method} ${key}`);
    const fault = signatureFault(request, body, accessKey, secretKey);
    const told = fault
      ? refusal(403, fault)
      : bucket === 'files'
        ? reply(method, key, searchParams, body, request.headers['if-none-match'] === '*')
        : refusal(404, 'NoSuchBucket');
    const bytes = Buffer.from(told.body ?? '');
    response.writeHead(told.status, { ...told.headers, 'content-length': bytes.length });
    if (method === 'GET' && Buffer.isBuffer(told.body) && state.cutOff > 0) {
      state.cutOff--;
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      return;
    }
    response.end(bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    requests,
    get cutOff() {
      return state.cutOff;
    },
    set cutOff(count) {
      state.cutOff = count;
    },
    url: (after = '', secret = secretKey) =>
      `http://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/files${after}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function listOf(objects: ReadonlyMap<string, S3Object>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, Math.min(pageKeys, Number(query.get('max-keys') ?? pageKeys)));
  const entries = page.map((key) => {
    const { bytes, changedAt } = objects.get(key) as S3Object;
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}${entries.join('')}`);
}

function refusal(status: number, code: string): Reply {
  return { status, body: xml('Error', `<Code>${code}</Code><Message>${code}</Message>`) };
}

function xml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`;
}
