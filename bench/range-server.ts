import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file on a server that answers ranges of bytes and counts what it sent. */
export interface RangeServer {
  readonly url: string;
  /** Requests and bytes since the last question. */
  counted(): { readonly requests: number; readonly bytes: number };
  close(): void;
}

/** Serves one file to pages of any origin. */
export async function serveRanges(path: string): Promise<RangeServer> {
  const { size } = statSync(path);
  let [requests, bytes] = [0, 0];
  const server = createServer(({ method, headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Range');
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range, Content-Length');
    if (method === 'OPTIONS') return void response.end();
    requests += 1;
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(last ? Number(last) : size - 1, size - 1);
    bytes += end - start + 1;
    response.writeHead(first === undefined ? 200 : 206, {
      'Accept-Ranges': 'bytes',
      'Content-Length': end - start + 1,
      ...(first !== undefined && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(path, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/large.tif`,
    counted() {
      const sum = { requests, bytes };
      [requests, bytes] = [0, 0];
      return sum;
    },
    close: () => server.close(),
  };
}
