import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsServer {
  readonly url: string;
  close(): void;
}

/** Serves over HTTPS on a free port, with a certificate of a day that nobody vouches for. */
export async function serveTls(listener: RequestListener): Promise<TlsServer> {
  const server = createServer(certificate(), listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A proxy that ends TLS in front of a server and passes on what docs/guide/operating.md asks for. */
export function tlsProxy(target: string): Promise<TlsServer> {
  return serveTls((request, response) => {
    const { method, url = '/', headers, socket } = request;
    const passed = {
      ...headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const behind = httpRequest(target + url, { method, headers: passed }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    response.on('close', () => behind.destroy());
    request.pipe(behind);
  });
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'gep-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '1',
        ],
        ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
