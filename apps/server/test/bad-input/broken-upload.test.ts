import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGeodataTask } from '../../src/geodata/host';
import { goodRegion, isAlive, preparedProject, stateOf } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { expectClear } from './clear-message';

let server: TestApp;
let project: Prepared;
let before: unknown;
let port: number;

beforeAll(async () => {
  server = await testApp({ geodata: runGeodataTask });
  project = await preparedProject(server, await server.login(), '中断');
  before = await stateOf(server, project);
  await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const boundary = 'xxBOUNDARYxx';
const head = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;

/** An upload over a socket, its body still to be written. */
function open(path: string): ClientRequest {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `${path}?projectId=${project.projectId}`,
    headers: {
      'user-token': project.token,
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    },
  });
  call.on('error', () => undefined);
  return call;
}

const answerOf = (call: ClientRequest): Promise<{ status: number; code: string; message: string }> =>
  new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({
          ...(JSON.parse(text) as { code: string; message: string }),
          status: response.statusCode ?? 0,
        }),
      );
    });
  });

/** Waits until the state is the one from before: what a client that went away started ends in its own time. */
async function expectNoTrace(): Promise<void> {
  await expect.poll(() => stateOf(server, project), { timeout: 120_000, interval: 100 }).toEqual(before);
  expect(await isAlive(server)).toBe(true);
}

describe('a client that goes away', () => {
  it.each(['/gep/user/project/regionFile', '/gep/user/project/model/5/file/npp'])(
    'in the middle of a part leaves nothing: %s',
    async (path) => {
      const call = open(path);
      call.write(head('good.shp'));
      call.write(Buffer.alloc(200_000));
      // The part is being written when the connection ends.
      await expect
        .poll(async () => ((await stateOf(server, project)) as { temporary: string[] }).temporary, {
          timeout: 120_000,
        })
        .toHaveLength(1);
      call.destroy();
      await expectNoTrace();
    },
  );

  it('while its files are read changes nothing', async () => {
    const call = open('/gep/user/project/regionFile');
    for (const [name, bytes] of goodRegion('other')) {
      call.write(head(name));
      call.write(bytes);
      call.write('\r\n');
    }
    call.end(`--${boundary}--\r\n`);
    // The reading process has its folder among the temporary files.
    await expect
      .poll(async () => ((await stateOf(server, project)) as { temporary: string[] }).temporary, {
        interval: 5,
        timeout: 120_000,
      })
      .toEqual(expect.arrayContaining([expect.stringContaining('gep-geodata')]));
    call.destroy();
    await expectNoTrace();
  });
});

describe('a body that', () => {
  const send = (body: string) => {
    const call = open('/gep/user/project/regionFile');
    const answer = answerOf(call);
    call.end(body);
    return answer;
  };

  it('breaks off is refused', async () => {
    const answer = await send(`${head('good.shp')}abc`);
    expect(answer.code).toBe('10400');
    expectClear(answer.message, 'en', ['incomplete']);
    await expectNoTrace();
  });

  it('is longer than the limit is refused without being read to its end', async () => {
    const call = open('/gep/user/project/regionFile');
    const answer = answerOf(call);
    let answered = false;
    void answer.finally(() => (answered = true)).catch(() => undefined);
    call.write(head('huge.shp'));
    const chunk = Buffer.alloc(4 * 1024 * 1024);
    let sent = 0;
    while (!answered && sent < 2 * limits.regionUploadBytes) {
      sent += chunk.length;
      if (!call.write(chunk))
        await Promise.race([new Promise((done) => call.once('drain', done)), answer, wait(5000)]);
    }
    expect(await answer).toMatchObject({ status: 413, code: '20107' });
    expectClear((await answer).message, 'en', ['huge.shp', '200 MB']);
    call.destroy();
    expect(sent).toBeLessThan(2 * limits.regionUploadBytes);
    await expectNoTrace();
  });
});
