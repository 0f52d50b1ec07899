import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('packages/style-editor/package.json', import.meta.url), 'utf8'));

/** What the package adds to a page by its own code, minified; what it depends on is not counted. */
export default [
  {
    name: 'own code of @gep/style-editor',
    path: 'packages/style-editor/src/index.ts',
    ignore: Object.keys(dependencies),
    gzip: true,
    limit: '60 KB',
  },
];
