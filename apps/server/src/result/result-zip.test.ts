import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rastersOf } from './queries';
import { resultZip } from './result-zip';
import { calculatedSample } from '../testing/calculated-sample';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
});
afterAll(() => server.close());

describe('a result download that does not go well', () => {
  const { language, model } = { language: 'en', model: undefined } as const;
  const zip = () =>
    resultZip(
      { services: server.app.services, workers: server.app.tools.workers },
      projectId,
      model,
      language,
    );
  const whole = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    return Buffer.concat(parts);
  };

  it('gives the files back when it is aborted, a hundred times', async () => {
    const descriptors = (): number => readdirSync('/proc/self/fd').length;
    const before = descriptors();
    for (let i = 0; i < 100; i++) {
      const stream = await zip();
      await once(stream, 'readable');
      stream.destroy();
      await once(stream, 'close');
    }
    while (descriptors() > before + 5) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('answers with a code when a result file is missing', async () => {
    const { files, database } = server.app.services;
    const [raster] = await rastersOf(database.db, projectId);
    const [{ path }] = await files.paths(database.db, [raster.fileId]);
    await rename(path, `${path}.away`);
    const answer = await server.send('GET', `/gep/user/project/model/resultFile?projectId=${projectId}`, {
      token,
    });
    expect(answer).toMatchObject({ status: 404, code: '10404' });
    await rename(`${path}.away`, path);
  });

  it('comes whole when the results are deleted while it is read', async () => {
    const expected = await whole(await zip());
    const slow = await zip();
    await once(slow, 'readable');
    const first = slow.read() as Buffer;
    const reset = await server.send('POST', '/gep/user/project/model/reset', { token, form: { projectId } });
    expect(reset).toMatchObject({ code: '00000' });
    expect(Buffer.concat([first, await whole(slow)]).length).toBe(expected.length);
  });
});
