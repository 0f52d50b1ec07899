import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run';
import { exampleErrors, runExample } from './doc-examples';
import { publicNames } from './public-names';

const folder = 'packages/map-engine';
const found = publicNames(folder);
/** Files whose examples need a page; the compiler alone looks at these. */
const needsPage =
  /\/src\/(?:layer\/(?!vector\/feature-info)|map\/|renderer\/|source\/(?!geojson|to-feature)|symbol\/(?:canvas|draw))/;

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

describe('examples of the map engine', async () => {
  const scope: Record<string, unknown> = {};
  const entries = new Set(found.names.map(({ entry }) => entry));
  for (const module of [...entries, join(root, folder, 'test/given.ts')])
    Object.assign(scope, await import(/* @vite-ignore */ module));

  it('compile', () => {
    expect(exampleErrors(folder, found)).toEqual([]);
  });

  it.each(found.names.filter(({ place, example }) => example !== null && !needsPage.test(place)))(
    '$name gives what it promises',
    async ({ example }) => {
      expect(await runExample(example ?? '', scope)).toEqual([]);
    },
  );
});
