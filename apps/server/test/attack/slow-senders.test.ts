import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualPatience } from '../../src/plugin/patience';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;
let port: number;

const patience = { ...usualPatience, headMs: 600, bodyMs: 800, stallMs: 900, lookMs: 100, connections: 8 };

beforeAll(async () => {
  server = await testApp({ patience });
  token = await server.login();
  projectId = await server.project(token, '慢');
  await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.fastify.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** A connection on which a text was sent, what came back, and when it ended. */
async function sending(text: string): Promise<{ socket: Socket; got: () => string; end: Promise<number> }> {
  const socket = connect(port, '127.0.0.1');
  const start = performance.now();
  let got = '';
  socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
  socket.on('error', () => undefined);
  const end = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(performance.now() - start));
  });
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(text);
  return { socket, got: () => got, end };
}

const head = (path: string, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: x', `user-token: ${token}`, ...more, '', ''].join('\r\n');
const form = ['content-type: application/x-www-form-urlencoded', 'content-length: 100'];
const parts = ['content-type: multipart/form-data; boundary=xx', 'transfer-encoding: chunked'];
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const firstPart = chunk(
  '--xx\r\ncontent-disposition: form-data; name="files"; filename="a.shp"\r\n\r\nsome bytes',
);

/** Sends a byte now and then until the connection ends. */
async function trickle(
  { socket, end }: { socket: Socket; end: Promise<number> },
  text: string,
): Promise<number> {
  const clock = setInterval(() => socket.write(text), 100);
  return end.finally(() => clearInterval(clock));
}

describe('a connection ends', () => {
  it.each([
    ['that sends nothing', () => ''],
    ['that sends half a head', () => 'POST /gep/user/login HTTP/1.1\r\nhost: x\r\n'],
    ['that stops after the head', () => head('/gep/user/login', ...form)],
    ['that stops in the middle of a body', () => `${head('/gep/user/project', ...form)}name=`],
    [
      'that stops in the middle of a file',
      () => head(`/gep/user/project/regionFile?projectId=${projectId}`, ...parts) + firstPart,
    ],
  ])('%s', async (_what, text) => {
    expect(await (await sending(text())).end).toBeLessThan(3000);
    await expect.poll(() => server.storedFiles()).toEqual([]);
  });

  it.each([
    ['of a call', () => head('/gep/user/project', ...form)],
    // It is turned away at once, and the rest of its body is waited for no longer.
    ['without a session', () => head('/gep/user/project', ...form).replace(token, 'unknown')],
  ])('whose body %s comes byte by byte', async (_what, text) => {
    expect(await trickle(await sending(text()), 'x')).toBeLessThan(3000);
  });
});

it('an upload that sends takes its time', async () => {
  const upload = await sending(
    head(`/gep/user/project/regionFile?projectId=${projectId}`, ...parts) + firstPart,
  );
  for (let count = 0; count < 8; count += 1) {
    await wait(300);
    upload.socket.write(chunk('more bytes'));
  }
  expect(upload.socket.destroyed).toBe(false);
  upload.socket.write(`${chunk('\r\n--xx--\r\n')}0\r\n\r\n`);
  // The upload was read to its end and judged: one part does not make a region.
  await expect.poll(upload.got).toContain('"code":"2');
  upload.socket.destroy();
});

it('more connections than the bound are refused, and there is room as soon as one ends', async () => {
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => sending('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')),
  );
  await expect.poll(() => asked.filter(({ got }) => got().includes('200 OK')).length).toBe(8);
  asked.forEach(({ socket }) => socket.destroy());
  await Promise.all(asked.map(({ end }) => end));
  const next = await sending('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(next.got).toContain('200 OK');
  next.socket.destroy();
});
