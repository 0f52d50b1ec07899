import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { encodeScheme } from '@gep/map-engine/codec';
import { createScheme } from '@gep/map-engine/scheme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zonalRows } from '../../src/store/schema';
import { sampleProject } from '../../src/testing/sample-project';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;
let origin: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server, 10_000, { models: ['climate-regulation'], inputs: ['landCover'] });
  await startRunOf(server, token, projectId, 'calculation');
  expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
  await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Asks over a socket and gives back the head of the answer; what follows is not read. */
async function ask(
  path: string,
  { as = token, ...init }: RequestInit & { as?: string } = {},
): Promise<Response> {
  const stop = new AbortController();
  const headers = { 'user-token': as, ...(init.headers as Record<string, string> | undefined) };
  const response = await fetch(origin + path, { ...init, headers, signal: stop.signal });
  stop.abort();
  return response;
}

const raster = (at: string): string => `/gep/user/layer/raster/${projectId}/totalGep/5/totalGep/data?${at}`;
const world = 'minX=-20037508&maxX=20037508&minY=-20037508&maxY=20037508&scale=100000';
const nowhere = 'minX=-20037508&maxX=-20000000&minY=-20037508&maxY=-20000000&scale=10000';
const tiff = { headers: { accept: 'image/tiff' } };
const large = { method: 'POST', body: 'x'.repeat(80_000), headers: { 'content-type': 'application/json' } };

const answers: Record<string, readonly [status: number, answer: () => Promise<Response>]> = {
  'an envelope': [200, () => ask('/gep/user/userinfo')],
  'a stranger': [200, () => ask('/gep/user/userinfo', { as: 'stranger' })],
  'a foreign project': [404, () => ask('/gep/user/project?projectId=none')],
  'faulty fields': [400, () => ask('/gep/user/project', { method: 'POST', body: new URLSearchParams() })],
  'a body that is too large': [413, () => ask('/gep/user/login', large)],
  'a body of an unknown kind': [
    415,
    () => ask('/gep/user/project', { ...large, body: 'x', headers: { 'content-type': 'a/b' } }),
  ],
  'an unknown call': [404, () => ask('/gep/user/nothing')],
  'the health': [200, () => ask('/healthz')],
  'the events of a run': [200, () => ask(`/gep/user/project/events?projectId=${projectId}`)],
  'a window as JSON': [200, () => ask(raster(world))],
  'a window as TIFF': [200, () => ask(raster(world), tiff)],
  'a window without cells': [204, () => ask(raster(nowhere), tiff)],
  'a download': [200, () => ask(`/gep/user/project/model/resultFile?projectId=${projectId}`)],
};

describe('every answer of a call but polygons', () => {
  it.each(Object.entries(answers))('%s', async (_what, [status, answer]) => {
    const response = await answer();
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')?.toLowerCase().split(/, */)).toEqual(
      expect.arrayContaining(['user-token', 'accept', 'accept-language']),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ])
      expect(policy.split(';')).toContain(part);
    const isFile = /zip|tiff/.test(headers.get('content-type') ?? '');
    expect(headers.get('content-disposition')?.split(';')[0]).toBe(isFile ? 'attachment' : undefined);
  });

  it('polygons may be kept by the session that got them, which asks each time whether they still hold', async () => {
    const path = `/gep/user/layer/vector/preview/${projectId}/data`;
    const first = await ask(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')?.split(', ')).toContain('user-token');
    const known = { headers: { 'if-none-match': `"other", ${first.headers.get('etag')}` } };
    const again = await ask(path, known);
    expect(again.status).toBe(304);
    expect(again.headers.get('content-length') ?? '0').toBe('0');
    // Only for those who may see them, and only while they are what the caller has.
    expect((await ask(path, { ...known, as: 'stranger' })).status).toBe(200);
    expect((await ask(path, { headers: { ...known.headers, 'accept-language': 'en' } })).status).toBe(200);
    const read = await server.send('PUT', '/gep/user/project/regionFile/encoding', {
      token,
      form: { projectId, encoding: 'gb18030' },
    });
    expect(read).toMatchObject({ code: '00000' });
    expect((await ask(path, known)).status).toBe(200);
  });

  it('polygons of a result are known again after its style has changed, until a figure or a shape does', async () => {
    const path = `/gep/user/layer/vector/${projectId}/totalGep/3/totalGep`;
    const features = `${path}/data?part=features`;
    const first = await ask(features);
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const style = JSON.stringify(encodeScheme(createScheme('single-symbol', 'polygon')));
    const saved = await server.send('PUT', path.replace('layer/vector', 'layer/modify') + '/style', {
      ...{ token, json: { layerStyle: style } },
    });
    expect(saved).toMatchObject({ code: '00000' });
    expect((await ask(features, known)).status).toBe(304);
    expect((await ask(features, { ...known, as: 'stranger' })).status).toBe(200);
    const info = await server.send('GET', `${path}/data?part=info`, { token });
    expect(info).toMatchObject({ version: saved.version, data: { layerStyle: style, features: [] } });
    const { data } = await server.send('GET', features, { token });
    const whole = (await server.send('GET', `${path}/data`, { token })).data as { features: unknown[] };
    expect(data).toEqual({ ...whole, layerStyle: null });
    expect(whole).toEqual({ ...(info.data as object), features: whole.features });
    expect(whole.features.length).toBeGreaterThan(0);
    await server.app.services.database.db.update(zonalRows).set({ sum: 1 });
    expect((await ask(features, known)).status).toBe(200);
  });

  it('a request that is not HTTP gets no text back', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
    socket.write('<script>alert(1)</script>\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(got).not.toContain('script');
  });
});
