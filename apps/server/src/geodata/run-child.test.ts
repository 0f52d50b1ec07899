import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runChild } from './run-child';
import type { ChildLimits } from './run-child';

const program = fileURLToPath(new URL('./testing/stubborn-child.mjs', import.meta.url));
const run = (behave: string, limits: Partial<ChildLimits> = {}) =>
  runChild(program, { task: { behave }, folder: '' }, 'a.tif', {
    timeoutMs: 20_000,
    memoryBytes: 2e9,
    ...limits,
  });

describe('runChild', () => {
  it('kills an endless process by the clock', async () => {
    await expect(run('loop', { timeoutMs: 500 })).rejects.toMatchObject({
      code: 'geodata-timeout',
      at: 'a.tif',
    });
  });

  it('kills a process whose memory grows outside the heap limit', async () => {
    await expect(run('grow', { memoryBytes: 300e6 })).rejects.toMatchObject({
      code: 'geodata-memory',
      at: 'a.tif',
    });
  });

  it('kills an endless process when the signal is aborted', async () => {
    const controller = new AbortController();
    const onProgress = (): void => controller.abort();
    await expect(run('loop', { signal: controller.signal, onProgress })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('reports a process that breaks off with what it said', async () => {
    await expect(run('exit')).rejects.toMatchObject({
      code: 'geodata-crashed',
      detail: expect.stringMatching(/3 no more/),
    });
  });

  it('hands none of the settings of the server to the process', async () => {
    process.env.GEP_TEST_SECRET = 'x';
    const names = (await run('answer')) as string[];
    delete process.env.GEP_TEST_SECRET;
    expect(names.filter((name) => /GEP|DATABASE|PASSWORD/.test(name))).toEqual([]);
  });
});
