import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { documents } from './write-docs';

it('docs/api.md and docs/errors.md are what the contract writes', async () => {
  for (const [place, text] of await documents()) {
    expect(await readFile(place, 'utf8'), `${place.pathname} is old: run scripts/write-docs.ts`).toBe(text);
  }
});
