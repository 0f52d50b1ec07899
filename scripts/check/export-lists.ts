import { posix } from 'node:path';
import { read, sourceFiles } from './files';

const packages = ['raster', 'map-engine', 'style-editor', 'api-client', 'ecosystem-models'];

/**
 * Source files that a test imports as a whole, relative to the root and without `/index.ts`. Where a test goes through a
 * list and imports a file a name, the name is a `*`.
 */
function importedBy(test: string): string[] {
  const text = read(test);
  if (!text.includes('Object.keys(')) return [];
  return [...text.matchAll(/import(?: \* as \w+ from |\()['`](\.[^'`]*)['`]/g)].map(([, specifier = '']) =>
    posix
      .normalize(posix.join(posix.dirname(test), specifier.replace(/\$\{\w+\}/g, '*')))
      .replace(/(\/|\/index(\.ts)?)$/, ''),
  );
}

/**
 * Every published entry has its names compared in a test, so a promise is never made or broken by accident. An entry
 * with a `*` would publish every file of a folder.
 */
export async function exportLists(): Promise<string[]> {
  const problems: string[] = [];
  for (const name of packages) {
    const folder = `packages/${name}`;
    const tests = await sourceFiles(new RegExp(`^${folder}/src/[^/]*\\.test\\.tsx?$`));
    const compared = new Set(tests.flatMap(importedBy));
    const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports: Record<string, unknown> };
    for (const [entry, target] of Object.entries(exports)) {
      if (typeof target !== 'object' || target === null) continue;
      if (entry.includes('*')) {
        problems.push(`${folder}: "${entry}" publishes a whole folder, allowed: one entry a file`);
        continue;
      }
      const source = (target as Record<string, string>)['@gep/source'] ?? '';
      const module = posix.join(folder, source.replace(/(\/index)?\.ts$/, ''));
      if (!compared.has(module) && !compared.has(posix.join(posix.dirname(module), '*')))
        problems.push(`${folder}: no test compares the names of "${entry}"`);
    }
  }
  return problems;
}
