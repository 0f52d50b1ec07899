import { readFileSync } from 'node:fs';

const about = readFileSync(new URL('packages/style-editor/package.json', import.meta.url), 'utf8');
const { dependencies, peerDependencies } = JSON.parse(about);

/** What the style editor adds to a page by its own code, minified; what it depends on is not counted. */
export default [
  {
    name: 'own code of @gep/style-editor',
    path: 'packages/style-editor/src/index.ts',
    ignore: Object.keys({ ...dependencies, ...peerDependencies }),
    gzip: true,
    limit: '60 KB',
  },
];
