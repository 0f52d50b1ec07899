import { afterAll, expect, it, vi } from 'vitest';
import { run } from './run';

afterAll(() => void vi.unstubAllEnvs());

it('gives a program the environment as this one found it, and what is added', async () => {
  vi.stubEnv('NODE_ENV', 'left behind by a build');
  const print = 'console.log(process.env.NODE_ENV, process.env.ADDED)';
  const { output } = await run([process.execPath, '-e', print], { quiet: true, env: { ADDED: 'added' } });
  expect(output).not.toContain('left behind');
  expect(output).toContain('added');
});
