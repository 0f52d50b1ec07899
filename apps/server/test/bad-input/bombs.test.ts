import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGeodataTask } from '../../src/geodata/host';
import { startParser } from '../../src/geodata/parser-process';
import { tiffBytes } from '../../src/geodata/testing/tiff-fixture';
import { warmGeodata } from '../../src/geodata/testing/warm-geodata';
import { goodRaster, isAlive, preparedProject, stateOf } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import type { Services } from '../../src/services';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { expectClear } from './clear-message';

const limit = 400;
const side = 19_008;
/** One tile of half a megabyte that unpacks to 361 MB. */
const bomb = () =>
  tiffBytes({
    width: side,
    height: side,
    cells: deflateSync(new Uint8Array(side * side), { level: 9 }),
    compression: 8,
    tiled: true,
  });
const loop = tiffBytes({ width: 3, height: 2, cells: new Uint8Array(6), nextDirectory: 'itself' });

/** Calls of another user, each of which has to be answered as ever while `work` goes on; gives back how many. */
async function others(server: TestApp, other: Prepared, work: Promise<unknown>): Promise<number> {
  let done = false;
  void work.finally(() => (done = true)).catch(() => undefined);
  let rounds = 0;
  const good = await goodRaster();
  do {
    const path = `/gep/user/project/regionFile?projectId=${other.projectId}`;
    expect(await server.send('GET', path, { token: other.token })).toMatchObject({ code: '00000' });
    expect(await other.raster(['good.tif', good])).toMatchObject({ code: '00000' });
    expect(await isAlive(server)).toBe(true);
    rounds++;
  } while (!done);
  return rounds;
}

async function prepare(server: TestApp): Promise<{ victim: Prepared; other: Prepared }> {
  await server.addMainUser('other');
  return {
    victim: await preparedProject(server, await server.login(), '甲'),
    other: await preparedProject(server, await server.login('other'), '乙'),
  };
}

describe('a raster that eats memory or goes round in circles', () => {
  let server: TestApp;
  let victim: Prepared;
  let other: Prepared;

  beforeAll(async () => {
    // A file of this name meets the cap of the product; the files of others have a process that stays.
    const geodata: Services['geodata'] = (task, options) =>
      'name' in task && task.name === 'bomb.tif' ? runGeodataTask(task, options) : warmGeodata(task, options);
    server = await testApp({ geodata }, { GEP_GEODATA_MEMORY_MB: String(limit) });
    ({ victim, other } = await prepare(server));
  });
  afterAll(() => server.close());

  it('is stopped by the cap and named, while others go on', async () => {
    const before = await stateOf(server, victim);
    const file = ['bomb.tif', bomb()] as const;
    const upload = victim.raster(file, 'zh');
    expect(await others(server, other, upload)).toBeGreaterThan(0);
    const answer = await upload;
    expect(answer.code).toBe('20302');
    expectClear(answer.message, 'zh', ['bomb.tif', 'MB']);
    const english = await victim.raster(file, 'en');
    expectClear(english.message, 'en', ['bomb.tif', 'MB', 'memory']);
    expect(await stateOf(server, victim)).toEqual(before);
  });

  it('is refused before a decoder follows its directories round', async () => {
    const before = await stateOf(server, victim);
    for (const language of ['zh', 'en'] as const) {
      const answer = await victim.raster(['loop.tif', loop], language);
      expect(answer.code).toBe('30108');
      expectClear(answer.message, language, ['loop.tif']);
    }
    expect(await stateOf(server, victim)).toEqual(before);
  });
});

describe('a reading that never ends', () => {
  let server: TestApp;
  let victim: Prepared;
  let other: Prepared;

  beforeAll(async () => {
    const path = fileURLToPath(new URL('../../src/geodata/testing/stubborn-child.mjs', import.meta.url));
    server = await testApp({
      // A file of this name meets a program that loops; all others the real one.
      geodata: (task, options) =>
        'name' in task && task.name === 'hang.tif'
          ? (startParser(path).run({ task: { behave: 'loop' } as never, folder: server.dataDir }, task.name, {
              timeoutMs: 3000,
              memoryBytes: 1e9,
              writtenBytes: 1e9,
            }) as never)
          : warmGeodata(task, options),
    });
    ({ victim, other } = await prepare(server));
  });
  afterAll(() => server.close());

  it('is stopped by the clock and named, while others go on', async () => {
    const before = await stateOf(server, victim);
    const file = ['hang.tif', await goodRaster()] as const;
    const uploads = Promise.all([victim.raster(file, 'zh'), victim.raster(file, 'en')]);
    expect(await others(server, other, uploads)).toBeGreaterThan(0);
    const [chinese, english] = await uploads;
    expect([chinese.code, english.code]).toEqual(['20301', '20301']);
    expectClear(chinese.message, 'zh', ['hang.tif', '3']);
    expectClear(english.message, 'en', ['hang.tif', '3 seconds']);
    expect(await stateOf(server, victim)).toEqual(before);
  });
});
