import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run';
import { read } from './files';

const packages = ['raster', 'map-engine', 'style-editor', 'api-client', 'ecosystem-models'];

/** Every published package pins the names of its entries in a test, so a promise is never made or broken by accident. */
export async function exportLists(): Promise<string[]> {
  const problems: string[] = [];
  for (const name of packages) {
    const candidates = ['src/index.test.ts', 'src/entries.test.ts', 'src/index.test.tsx'];
    const file = candidates
      .map((path) => `packages/${name}/${path}`)
      .find((path) => existsSync(join(root, path)));
    if (!file) problems.push(`packages/${name}: no test pins its public names`);
    else if (!/Object\.keys/.test(read(file))) problems.push(`${file}: does not compare the exported names`);
  }
  return problems;
}
