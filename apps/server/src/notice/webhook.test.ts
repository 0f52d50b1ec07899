import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { OutgoingNotice } from './notice-way';
import { webhook } from './webhook';

const secret = 'a-secret-of-thirty-two-characters';
const now = new Date('2026-03-01T08:00:00.700Z');
const notice: OutgoingNotice = {
  id: 'delivery1',
  event: 'REMINDER',
  title: '催办通知',
  text: '请尽快完成填报：水资源表。',
  project: { id: 'p1', name: '福建省2025年' },
  createdAt: new Date('2026-03-01T07:59:00Z'),
  to: { userId: 'u1', name: '水利局', contact: '张三', phone: '13912345678', email: '' },
  link: 'https://gep.example.org',
};

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}
const received: Received[] = [];
let close = (): void => undefined;
afterEach(() => {
  close();
  received.length = 0;
});

/** A receiver that answers each request with the next status. */
async function receiver(...statuses: readonly [number, Record<string, string>?][]): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [status, headers] = statuses[Math.min(received.length, statuses.length - 1)];
      received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
      });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const send = (url: string) =>
  webhook({ url, secret }, () => now).send?.(notice, new AbortController().signal);

it('posts a notice that its receiver can check', async () => {
  await send(await receiver([204]));
  const [{ headers, body }] = received;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['gep-timestamp']).toBe('1772352000');
  // As a receiver computes it, from what came over the wire.
  const expected = createHmac('sha256', secret)
    .update(headers['gep-timestamp'])
    .update('.')
    .update(body)
    .digest('hex');
  expect(headers['gep-signature']).toBe(`sha256=${expected}`);
  expect(JSON.parse(body)).toEqual({
    id: 'delivery1',
    event: 'REMINDER',
    title: '催办通知',
    text: '请尽快完成填报：水资源表。',
    project: { id: 'p1', name: '福建省2025年' },
    link: 'https://gep.example.org',
    createTime: '2026-03-01T07:59:00.000Z',
    to: { name: '水利局', contact: '张三', phone: '13912345678', email: '' },
  });
});

it('names the delivery alike in each try', async () => {
  const url = await receiver([503], [204]);
  await expect(send(url)).rejects.toThrow('HTTP 503');
  await send(url);
  expect(received.map(({ headers }) => headers['gep-delivery'])).toEqual(['delivery1', 'delivery1']);
});

it('goes nowhere else than to the configured address', async () => {
  const url = await receiver([307, { location: 'http://127.0.0.1:1/elsewhere' }]);
  await expect(send(url)).rejects.toThrow('HTTP 307');
  expect(received).toHaveLength(1);
});

it('gives up where nobody answers', async () => {
  await expect(send('http://127.0.0.1:9/hook')).rejects.toThrow('fetch failed');
});
