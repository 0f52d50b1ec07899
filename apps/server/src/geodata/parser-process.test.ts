import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startParser } from './parser-process';
import type { ParserProcess, TaskLimits } from './parser-process';

const program = fileURLToPath(new URL('./testing/stubborn-child.mjs', import.meta.url));
const usual: TaskLimits = { timeoutMs: 20_000, memoryBytes: 2e9, writtenBytes: 1e9 };
const ask = (parser: ParserProcess, behave: string, limits: Partial<TaskLimits> = {}) =>
  parser.run({ task: { behave }, folder: '' }, 'a.tif', { ...usual, ...limits });
const run = (behave: string, limits: Partial<TaskLimits> = {}) => ask(startParser(program), behave, limits);

describe('startParser', () => {
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

  it.runIf(process.platform === 'linux')('kills a process that writes without end', async () => {
    await expect(run('write', { writtenBytes: 50e6 })).rejects.toMatchObject({
      code: 'geodata-crashed',
      at: 'a.tif',
      expected: 'a file that is read with 50 MB on disk',
    });
  });

  it.runIf(process.platform === 'linux')('counts what a request writes, not those before it', async () => {
    const parser = startParser(program);
    for (let times = 0; times < 3; times += 1)
      expect(await ask(parser, 'write a little', { writtenBytes: 50e6 })).toBe('done');
    await parser.end();
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

  it('does request after request in one process, and none after it has ended', async () => {
    const parser = startParser(program);
    const pid = await ask(parser, 'pid');
    expect(await ask(parser, 'pid')).toBe(pid);
    expect(parser.isUsable()).toBe(true);
    await parser.end();
    expect(parser.isUsable()).toBe(false);
    await expect(ask(parser, 'pid')).rejects.toThrow();
  });

  it('takes no request after one that was stopped, nor from a process that says that it is spent', async () => {
    const slow = startParser(program);
    await expect(ask(slow, 'loop', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'geodata-timeout' });
    expect(slow.isUsable()).toBe(false);
    const spent = startParser(program);
    expect(await ask(spent, 'spend')).toBe('done');
    expect(spent.isUsable()).toBe(false);
    await spent.end();
  });

  it('keeps a command alive until the process has ended', async () => {
    const command = fileURLToPath(new URL('./testing/end-parser.ts', import.meta.url));
    const args = ['--conditions=@gep/source', '--import', 'tsx', command];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toBe('ended');
  });
});
