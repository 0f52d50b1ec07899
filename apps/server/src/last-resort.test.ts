import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const module = pathToFileURL(resolve(import.meta.dirname, 'last-resort.ts')).href;

/** What a process prints when it meets `fault` and takes some time to stop in order. */
async function printedBy(fault: string): Promise<{ code: number; output: string }> {
  const program = `
    import { EventEmitter } from 'node:events';
    import { stopOnFault } from ${JSON.stringify(module)};
    const stop = () => setTimeout(() => { console.log('stopped in order'); process.exit(1); }, 50);
    stopOnFault(process, (error, what) => console.log(what, String(error)), stop);
    setInterval(() => undefined, 1000);
    ${fault}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('a fault that nothing caught', () => {
  it.each([
    [
      'an error event without a listener',
      `new EventEmitter().emit('error', new Error('gone'))`,
      'uncaughtException',
    ],
    ['a promise that nobody waits for', `void Promise.reject(new Error('gone'))`, 'unhandledRejection'],
  ])('is reported and stops the process in an orderly way: %s', async (_what, fault, event) => {
    const { code, output } = await printedBy(`setTimeout(() => { ${fault} }, 10)`);
    expect(output).toContain(`${event} Error: gone`);
    expect(output).toContain('stopped in order');
    expect(code).toBe(1);
  });
});
