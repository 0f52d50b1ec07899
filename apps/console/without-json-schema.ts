import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What writes JSON Schema for zod: every schema refers to it, so that no bundler leaves it out by itself. */
const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves zod's writer of JSON Schema out of the pages, 6 KB of gzip: only the server describes its API with it. Calling it
 * in a page throws.
 */
export function withoutJsonSchema(): Plugin {
  const found = new Set<string>();
  return {
    name: 'without-json-schema',
    apply: 'build',
    load: {
      filter: { id: writers },
      async handler(id) {
        found.add(id);
        const source = await readFile(id, 'utf8');
        const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
          ([, name]) => name,
        );
        const lines = names.map((name) => `export const ${name} = absent;`);
        return `const absent = () => { throw new Error('JSON Schema is not part of this page'); };\n${lines.join('\n')}`;
      },
    },
    buildEnd(error) {
      if (!error && found.size !== 2) this.error('zod keeps its writer of JSON Schema in other files now');
    },
  };
}
