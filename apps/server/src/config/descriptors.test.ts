import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { connectionsWithin, databaseFiles, descriptorLimit } from './descriptors';

it.runIf(process.platform === 'linux')('is what the shell says of this process', () => {
  const told = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  expect(descriptorLimit()).toBe(told === 'unlimited' ? Infinity : Number(told));
});

it('leaves a file to each connection, and the database its own', () => {
  for (const limit of [256, 512, 1024, 4096]) {
    const connections = connectionsWithin(limit);
    expect(connections).toBeGreaterThan(50);
    expect(2 * connections + databaseFiles(limit)).toBeLessThan(limit - 50);
  }
});

it('limits nothing where there is no limit, and serves one after the other where there is hardly any room', () => {
  expect([connectionsWithin(Infinity), databaseFiles(Infinity)]).toEqual([Infinity, 1000]);
  expect([connectionsWithin(100), databaseFiles(100)]).toEqual([1, 64]);
});
