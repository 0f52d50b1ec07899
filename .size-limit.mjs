import { readFileSync } from 'node:fs';

const about = readFileSync(new URL('packages/style-editor/package.json', import.meta.url), 'utf8');
const { dependencies, peerDependencies } = JSON.parse(about);
const others = Object.keys({ ...dependencies, ...peerDependencies });
const words = ['./zh-cn', './en'];
/** What comes when it is shown first. */
const late = ['./search-select', './advice', '../file', './library-file'];

/**
 * What the style editor adds to a page, minified, without what it depends on: its code, and apart from it what comes on
 * demand, such as the words of a language. A KB is 1,024 bytes, as in every other size of the project.
 */
export default [
  {
    name: 'code of @gep/style-editor',
    path: 'packages/style-editor/src/index.ts',
    ignore: [...others, ...words, ...late],
    gzip: true,
    limit: '60 KiB',
  },
  {
    name: 'list with a search of @gep/style-editor, on demand',
    path: 'packages/style-editor/src/input/search-select.tsx',
    ignore: [...others, ...words],
    gzip: true,
    limit: '10 KiB',
  },
  {
    name: 'style files of @gep/style-editor, on demand',
    path: 'packages/style-editor/src/file/index.ts',
    ignore: [...others, ...words],
    gzip: true,
    limit: '10 KiB',
  },
  {
    name: 'advice on classes of @gep/style-editor, on demand',
    path: 'packages/style-editor/src/scheme/advice/index.ts',
    ignore: [...others, ...words],
    gzip: true,
    limit: '10.25 KiB',
  },
  ...['en', 'zh-cn'].map((language) => ({
    name: `words of @gep/style-editor in ${language}, on demand`,
    path: `packages/style-editor/src/message/${language}/index.ts`,
    gzip: true,
    limit: '10.5 KiB',
  })),
];
