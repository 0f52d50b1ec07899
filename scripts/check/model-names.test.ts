import { expect, it } from 'vitest';
import { catalogueEntries } from '../../packages/ecosystem-models/src/catalogue';
import { read, sourceFiles } from './files';

it('neither server nor console names a model, so that they take a new one without a change', async () => {
  const slugs = catalogueEntries.map(({ slug }) => slug).join('|');
  const named = new RegExp(`['"\`/](?:${slugs})['"\`/]`);
  const sources = await sourceFiles(
    /^apps\/(?:server|console)\/src\/(?!testing\/)(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/,
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => named.test(read(path)))).toEqual([]);
});
