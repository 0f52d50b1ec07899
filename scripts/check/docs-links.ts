import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run';
import { read, sourceFiles } from './files';

/** Relative links of every Markdown page lead to a file of the repository. */
export async function docsLinks(): Promise<string[]> {
  const problems: string[] = [];
  for (const page of await sourceFiles(/\.md$/)) {
    for (const [, target = ''] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:|^#/.test(target)) continue;
      const path = join(root, dirname(page), target.replace(/#.*$/, ''));
      if (!existsSync(path)) problems.push(`${page}: ${target} leads nowhere`);
    }
  }
  return problems;
}
