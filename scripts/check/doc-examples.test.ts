import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run';
import { exampleErrors, runExample } from './doc-examples';
import { documentedPackages } from './documented-names';
import { publicNames } from './public-names';

describe('a promised value', () => {
  it('is compared to the digits shown, and part by part up to the ellipsis', async () => {
    expect(await runExample('Math.PI; // 3.142', {})).toEqual([]);
    expect(await runExample('Math.PI; // 3.143', {})).toHaveLength(1);
    expect(await runExample('make();\n// { a: [1, …], … }', { make: () => ({ a: [1, 2], b: 0 }) })).toEqual(
      [],
    );
    expect(await runExample('make(); // { a: [1] }', { make: () => ({ a: [1, 2] }) })).toHaveLength(1);
    expect(await runExample('Promise.resolve(null); // null', {})).toEqual([]);
  });

  it('is a value, not a remark', async () => {
    await expect(runExample('1 + 1; // a number', {})).rejects.toThrow('got a');
  });
});

describe.each(documentedPackages)('examples of $folder', async ({ folder, needsPage }) => {
  const found = publicNames(folder);
  const shown = found.names.filter(({ place, example }) => example !== null && !needsPage?.test(place));
  const scope: Record<string, unknown> = {};
  const load = (module: string) => import(/* @vite-ignore */ module) as Promise<Record<string, unknown>>;
  const given = join(root, folder, 'test/given.ts');
  if (existsSync(given)) Object.assign(scope, await load(given));
  for (const { name, entry } of [...found.names, ...found.passedOn]) scope[name] = (await load(entry))[name];

  it('compile', () => {
    expect(exampleErrors(folder, found)).toEqual([]);
  });

  it.each(shown)('$name gives what it promises', async ({ example }) => {
    expect(await runExample(example ?? '', scope)).toEqual([]);
  });
});
