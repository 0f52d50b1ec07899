import { createDecipheriv } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createGepClient } from './client';
import { ApiError, NetworkError, conflictOf, isAbort } from './http/errors';
import { TestFault, createTestClient } from './testing';
import type { RunEvent } from './contract';

const session = { token: 't', userId: '1', role: 'PROJECT_ADMIN' } as const;

/** A client whose server answers with the given response, recording the requests. */
function clientOn(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const events = { onSessionExpired: vi.fn(), onNotice: vi.fn(), onNetworkLoss: vi.fn() };
  const client = createGepClient({
    baseUrl: 'http://gep.test',
    token: () => 'secret',
    language: () => 'en',
    fetch: async (url, init) => {
      requests.push({ url, init });
      return answer(url, init);
    },
    ...events,
  });
  return { client, requests, ...events };
}

const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

describe('versions', () => {
  it('come with what is read, and go back with what is written', async () => {
    const { client, requests } = clientOn(
      () =>
        new Response(JSON.stringify({ code: '00000', message: '', data: [] }), { headers: { etag: '"17"' } }),
    );
    const read = await client.versioned('getSelectedModels', { projectId: '1' });
    expect(read).toEqual({ value: [], version: '"17"' });
    await client.selectModels({ projectId: '1', modelIds: ['5'] }, { ifMatch: read.version });
    expect(requests[1]?.init.headers).toMatchObject({ 'if-match': '"17"' });
    await client.selectModels({ projectId: '1', modelIds: [] });
    expect(requests[2]?.init.headers).not.toHaveProperty('if-match');
  });

  it('name what somebody else has changed', async () => {
    const conflict = {
      form: 'modelSelection',
      version: '"18"',
      changes: [
        {
          ...{ entry: '', field: '5', name: 'Carbon sequestration' },
          ...{ changedBy: { userId: 'u', userName: 'wang' }, changedTime: '2026-11-26T08:00:00.000Z' },
        },
      ],
    };
    const { client } = clientOn(() => json({ code: '10412', message: 'changed', data: conflict }, 412));
    const error: unknown = await client
      .selectModels({ projectId: '1', modelIds: [] })
      .catch((e: unknown) => e);
    expect(conflictOf(error)).toEqual(conflict);
    expect(conflictOf(new TypeError('changed'))).toBeNull();
  });
});

describe('requests', () => {
  it('are form-encoded, with token and language in headers', async () => {
    const { client, requests, onNotice } = clientOn(() =>
      json({ code: '00000', message: 'ok', data: session }),
    );
    expect(await client.login({ username: 'a b', pwd: 'p&=+密' })).toEqual(session);
    const { url, init } = requests[0]!;
    expect(url).toBe('http://gep.test/gep/user/login');
    expect(init.method).toBe('POST');
    expect(init.body).toBe('username=a+b&pwd=p%26%3D%2B%E5%AF%86');
    expect(init.headers).toMatchObject({
      'user-token': 'secret',
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith('ok');
  });

  it('put places, query and body where the contract says', async () => {
    const { client, requests, onNotice } = clientOn(() => json({ code: '00000', message: '', data: null }));
    const layer = { projectId: 'p/1', modelId: '5', layerType: 5, name: 'x y' } as const;
    await client.saveLayerStyle({ ...layer, layerStyle: '{"a":1}' }, { quiet: true });
    expect(requests[0]).toMatchObject({
      url: 'http://gep.test/gep/user/layer/modify/p%2F1/5/5/x%20y/style',
      init: { method: 'PUT', body: JSON.stringify({ layerStyle: '{"a":1}' }) },
    });
    await client.resetCalculation({ projectId: 'p/1 2' }, { quiet: true });
    expect(requests[1]).toMatchObject({ init: { method: 'POST', body: 'projectId=p%2F1+2' } });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('without a place are refused before they are sent', async () => {
    const { client, requests, onNetworkLoss } = clientOn(() => json({}));
    await expect(client.deleteProject({ id: '' })).rejects.toThrow(TypeError);
    expect(requests).toEqual([]);
    expect(onNetworkLoss).not.toHaveBeenCalled();
  });
});

describe('answers', () => {
  it('with another code become ApiError with code, message and place', async () => {
    const { client, onNotice } = clientOn(() =>
      json({ code: '10400', message: 'no', at: 'body.name', problems: [{ code: '20101' }] }, 400),
    );
    const error = await client.createProject({ name: 'x' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: '10400',
      message: 'no',
      at: 'body.name',
      status: 400,
      call: 'createProject',
      problems: [{ code: '20101' }],
    });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it.each(['10204', '10206', '10301'])('with %s end the session', async (code) => {
    const { client, onSessionExpired } = clientOn(() => json({ code, message: '登录超时' }));
    await expect(client.userInfo()).rejects.toMatchObject({ code });
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('of the style library are under result', async () => {
    const { client } = clientOn(() => json({ code: '00000', message: '', result: [], data: 'old' }));
    expect(await client.listUserStyles()).toEqual([]);
  });

  it('that do not fit the contract are named, not passed on', async () => {
    const { client } = clientOn(() => json({ code: '00000', message: '', data: { projectState: 'x' } }));
    await expect(client.getProject({ projectId: '1' })).rejects.toMatchObject({
      code: 'CONTRACT',
      at: 'response.id',
    });
  });

  it('of a proxy become ApiError with the status', async () => {
    const { client } = clientOn(() => new Response('<html>', { status: 502 }));
    await expect(client.userInfo()).rejects.toMatchObject({ code: 'HTTP', status: 502 });
  });

  it('can be read without envelope', async () => {
    const health = { status: 'ok', version: '1', database: 'ok', files: 'ok', queue: 'ok' };
    const { client } = clientOn(() => json(health));
    expect(await client.healthz()).toEqual(health);
  });
});

describe('broken connections', () => {
  it('become NetworkError', async () => {
    const { client, onNetworkLoss } = clientOn(() => Promise.reject(new TypeError('fetch failed')));
    await expect(client.userInfo()).rejects.toBeInstanceOf(NetworkError);
    expect(onNetworkLoss).toHaveBeenCalledOnce();
  });

  it('in the middle of an answer too', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const { client } = clientOn(() => new Response(broken));
    await expect(client.userInfo()).rejects.toBeInstanceOf(NetworkError);
  });

  it('by abort reject with AbortError', async () => {
    const controller = new AbortController();
    const { client } = createTestClient({
      userInfo: async () => {
        controller.abort();
        throw new TestFault('INTERNAL');
      },
      listEcosystemTypes: () => [],
    });
    const aborted = AbortSignal.abort();
    await expect(client.listEcosystemTypes({}, { signal: aborted })).rejects.toSatisfy(isAbort);
    const { client: real, onNetworkLoss } = clientOn((_, init) => fetch('data:,x', init));
    await expect(real.userInfo({}, { signal: aborted })).rejects.toSatisfy(isAbort);
    expect(onNetworkLoss).not.toHaveBeenCalled();
  });
});

describe('uploads and files', () => {
  const part = (name: string) => ({ name, data: new Blob([`bytes of ${name}`]) });

  it('send every part under the field of the contract', async () => {
    let seen: string[] = [];
    const { client } = createTestClient({
      uploadRegionFile: ({ query }, { files }) => {
        seen = [query.projectId, ...files.map((file) => file.name)];
        return ['NAME', 'CODE'];
      },
    });
    const files = [part('市界.shp'), part('市界.dbf')];
    expect(await client.uploadRegionFile({ projectId: 'p', files })).toEqual(['NAME', 'CODE']);
    expect(seen).toEqual(['p', '市界.shp', '市界.dbf']);
  });

  it('encode region files where a key is given', async () => {
    const key = new Uint8Array(16).fill(7);
    let text = '';
    const { client } = createTestClient(
      {
        uploadRegionFile: async ({ body }, { files }) => {
          const decipher = createDecipheriv('aes-128-ecb', key, null);
          const bytes = Buffer.from(await files[0]!.arrayBuffer());
          text = `${body.wireEncoding} ${Buffer.concat([decipher.update(bytes), decipher.final()]).toString()}`;
          return [];
        },
      },
      { regionFileKey: () => key },
    );
    await client.uploadRegionFile({ projectId: 'p', files: [part('a.shp')] });
    expect(text).toBe('aes-ecb bytes of a.shp');
  });

  it('come back as bytes by Accept, and null for 204', async () => {
    const window = { projectId: 'p', modelId: '5', layerType: 5, name: 'x', scale: 30 } as const;
    const input = { ...window, minX: 0, minY: 0, maxX: 30, maxY: 30 };
    const { client, requests } = clientOn(
      () => new Response(new Uint8Array([73, 73, 42, 0]), { headers: { 'content-type': 'image/tiff' } }),
    );
    expect(new Uint8Array((await client.bytes('rasterData', input))!)).toEqual(
      new Uint8Array([73, 73, 42, 0]),
    );
    expect(requests[0]!.init.headers).toMatchObject({ accept: 'image/tiff' });
    const { client: empty } = clientOn(() => new Response(null, { status: 204 }));
    expect(await empty.bytes('rasterData', input)).toBeNull();
    const { client: refused } = clientOn(
      () =>
        new Response('{"code":"50101","message":"none"}', {
          headers: { 'content-type': 'application/json' },
        }),
    );
    await expect(refused.bytes('rasterData', input)).rejects.toMatchObject({ code: '50101' });
  });
});

describe('live events', () => {
  const event = (progress: number, type: RunEvent['type'] = 'progress'): RunEvent => ({
    type,
    runId: 'r',
    kind: 'calculation',
    progress,
    step: '',
    modelId: null,
    key: null,
    state: 'running',
    problem: null,
    items: [],
    warnings: null,
  });
  const sse = (id: number, value: RunEvent): string =>
    `id: ${id}\nevent: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
  const stream = (text: string): Response =>
    new Response(text, { headers: { 'content-type': 'text/event-stream' } });

  it('resume after a lost connection where they stopped, and end with close', async () => {
    const answers = [
      () => stream(sse(1, event(10)) + sse(2, event(20))),
      () => Promise.reject(new TypeError('fetch failed')),
      () => stream(sse(3, event(30)) + sse(4, event(100, 'close'))),
    ];
    const { client, requests } = clientOn(() => answers.shift()!());
    const seen: number[] = [];
    await client.projectEvents({ projectId: 'p' }, { onEvent: ({ progress }) => seen.push(progress) });
    expect(seen).toEqual([10, 20, 30, 100]);
    const ids = requests.map(({ init }) => (init.headers as Record<string, string>)['last-event-id']);
    expect(ids).toEqual([undefined, '2', '2']);
  });

  it('stop by abort, and reject when the server refuses', async () => {
    const controller = new AbortController();
    const { client } = createTestClient({ projectEvents: () => [event(1), event(2)] });
    const onEvent = (): void => controller.abort();
    await client.projectEvents({ projectId: 'p' }, { onEvent, signal: controller.signal });
    const { client: refused } = createTestClient({
      projectEvents: () => {
        throw new TestFault('FORBIDDEN');
      },
    });
    await expect(refused.projectEvents({ projectId: 'p' }, { onEvent })).rejects.toMatchObject({
      code: '10403',
    });
  });
});
