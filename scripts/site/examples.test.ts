import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleGroups } from '../../site/catalogue/index';
import { findEntries } from '../../site/client/search';
import { mapAsText } from '../../site/example/server-rendering';
import { read } from '../check/files';

const examples = exampleGroups.flatMap((group) => group.examples);
const files = readdirSync('site/example').filter((name) => /\.tsx?$/.test(name));

it('lists every example once, with its file and its picture', () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, '')).sort();
  expect(examples.map(({ name }) => name).sort()).toEqual(names);
  const pictures = readdirSync('site/thumbnail').map((file) => file.replace('.webp', ''));
  expect(pictures.sort()).toEqual(names);
});

it.each(files)('%s is short and uses public names alone', (file) => {
  const code = read(`site/example/${file}`);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const sources = [...code.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
  const allowed =
    /^(@gep\/(map-engine|raster|style-editor)(\/[a-z/-]+)?|ol\/.+|react|react-dom\/client|zustand|world-atlas\/.+|\.\/data\/[a-z]+)$/;
  expect(sources.filter((source) => !allowed.test(source))).toEqual([]);
});

it('draws a map and its legend where there is no page', () => {
  expect(typeof document).toBe('undefined');
  const text = mapAsText();
  expect(text.match(/<polygon /g)).toHaveLength(35);
  expect(text.match(/<li>/g)).toHaveLength(5);
});

it('finds pages by parts of words, titles first, in Chinese too', () => {
  const entry = (title: string, text: string) => ({ title, kind: '', url: title, text });
  const entries = [
    entry('Symbols', 'with a legend'),
    entry('Legends', 'rows'),
    entry('图例', '添加分级设色图图例'),
  ];
  expect(findEntries(entries, 'LEGEND').map(({ url }) => url)).toEqual(['Legends', 'Symbols']);
  expect(findEntries(entries, '设色').map(({ url }) => url)).toEqual(['图例']);
  expect(findEntries(entries, 'rows symbols')).toEqual([]);
});

it('finds the guide before public names, whole words before parts, and both spellings', () => {
  const entry = (title: string, url: string, text = '') => ({ title, kind: '', url, text });
  const entries = [
    entry('EditorLocale', 'api/types/a.html'),
    entry('Notices', 'api/documents/b.html', 'a form has data'),
    entry('Rules', 'api/documents/c.html', 'districts with no data'),
    entry('The style editor', 'api/documents/d.html', 'npm install'),
    entry('Graduated colours', 'gallery/e.html'),
  ];
  const first = (query: string) => findEntries(entries, query)[0]?.title;
  expect(first('editor')).toBe('The style editor');
  expect(first('no data')).toBe('Rules');
  expect(first('install editor')).toBe('The style editor');
  expect(first('graduated colors')).toBe('Graduated colours');
});
