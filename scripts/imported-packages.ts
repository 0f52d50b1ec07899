import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What the sources of some folders import from outside the house, for Vite's dependency optimiser: a dependency that
 * it finds only mid-run makes it reload the page under the tests.
 *
 * @param folders  Relative to the root of the repository.
 */
export function importedPackages(...folders: string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.[jt]sx?$/.test(entry) || /node_modules|(^|[^r])\.test\.|\.d\.ts$/.test(entry)) continue;
      const source = readFileSync(join(root, folder, entry), 'utf8');
      const names = /^(?:import|export) (?!type)[^'"]*from '([^.'][^']*)'|\bimport\('([^.'][^']*)'\)/gm;
      for (const [, fixed, later] of source.matchAll(names)) {
        const name = fixed ?? later;
        if (!/^(node:|@gep\/|vitest|@vitest|fast-check)|\.json$/.test(name)) found.add(name);
      }
    }
  }
  return [...found].sort();
}
