import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byteSourceOf } from '../index';

const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 7919) >> 3);

type Answer = (response: ServerResponse, start: number, end: number) => void;

const send = (response: ServerResponse, from: number, part: Uint8Array): void => {
  const range = `bytes ${from}-${from + part.length - 1}/${bytes.length}`;
  response.writeHead(206, { 'Content-Range': range, 'Content-Length': part.length }).end(part);
};

/** Servers by how they take a range; `end` is outside. */
const servers: Readonly<Record<string, Answer>> = {
  'that keeps to ranges': (response, start, end) => send(response, start, bytes.subarray(start, end)),
  'that ignores ranges': (response) => response.writeHead(200).end(bytes),
  'that sends 50,000 bytes at a time': (response, start, end) =>
    send(response, start, bytes.subarray(start, Math.min(end, start + 50_000))),
  'that sends the beginning for any request': (response, start, end) =>
    send(response, 0, bytes.subarray(0, end - start)),
  'that breaks off': (response, start, end) => {
    response.writeHead(206, { 'Content-Length': end - start });
    response.write(bytes.subarray(start, start + 1000), () => response.destroy());
  },
  'without the file': (response) => response.writeHead(404).end('nothing'),
};
let origin = '';
const server = createServer((request, response) => {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  servers[decodeURIComponent(request.url ?? '').slice(1)](response, Number(start), Number(end) + 1);
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

test.each(['that keeps to ranges', 'that ignores ranges', 'that sends 50,000 bytes at a time'])(
  'a server %s gives every byte',
  async (kind) => {
    const source = byteSourceOf(origin + encodeURIComponent(kind));
    expect(await source.read(60_000, 130_000)).toEqual(bytes.slice(60_000, 190_000));
    expect(await source.read(199_990, 100)).toEqual(bytes.slice(199_990));
    await source.close();
  },
);

test.each([
  ['that sends the beginning for any request', /bytes from 65536 on, got bytes 0-65535\/200000/],
  ['that breaks off', /an answer, got/],
  ['without the file', /an answer of success, got 404/],
])('a server %s is an error that says so', async (kind, expected) => {
  const reading = byteSourceOf(origin + encodeURIComponent(kind)).read(70_000, 100);
  await expect(reading).rejects.toMatchObject({ code: 'source-not-reachable', expected });
});
