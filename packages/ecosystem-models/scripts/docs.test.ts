import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { models } from '../src/registry';
import { languages } from './docs/language';
import type { Language } from './docs/language';
import { aboutOf, documents } from './write-docs';

const slugs = Object.keys(models);
const headings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Formula', 'Value', 'Worked example', 'Limits'],
  zh: ['公式', '价值量', '算例', '局限与注意事项'],
};

/** The text below a heading, by its place among the headings. */
const partOf = (about: string, place: number): string => about.split(/^## .*$/m)[place + 1] ?? '';
const marksOf = (text: string): string[] => [...text.matchAll(/\[[RLO]\]/g)].map(([mark]) => mark).sort();

/** Numbers of a text, smallest first, without the separators of thousands and the digits of names such as `y0`. */
function numbersOf(text: string): number[] {
  const plain = text.replace(/(\d)[,_](?=\d{3}(?!\d))/g, '$1');
  const found = [...plain.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)?(?:e\d+)?/gu)];
  return found.map(([number]) => Number(number)).sort((a, b) => a - b);
}

async function sourcesOf(folder: URL, names: RegExp): Promise<string> {
  const files = (await readdir(folder)).filter((name) => names.test(name));
  return (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
}

it('the pages of the models are what their definitions and texts write', async () => {
  const pages = await documents();
  for (const [place, text] of pages)
    expect(await readFile(place, 'utf8'), `${place.pathname} is old: run scripts/write-docs.ts`).toBe(text);
  const folders = ['', 'zh/'].map((folder) => new URL(`../../../docs/models/${folder}`, import.meta.url));
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.md'))),
  );
  expect(found.flat()).toHaveLength(pages.size);
});

describe.each(slugs)('the text about %s', (slug) => {
  it('has the same parts in both languages', async () => {
    for (const language of languages) {
      const about = await aboutOf(slug, language);
      expect([...about.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(headings[language]);
    }
  });

  it('has the same marks in each part of both languages', async () => {
    const [en, zh] = await Promise.all(languages.map((language) => aboutOf(slug, language)));
    for (const place of [-1, 0, 1, 2, 3])
      expect(marksOf(partOf(zh, place))).toEqual(marksOf(partOf(en, place)));
  });

  it('has an example whose figures are those of the tests', async () => {
    const [en, zh] = await Promise.all(
      languages.map(async (language) => numbersOf(partOf(await aboutOf(slug, language), 2))),
    );
    expect(zh).toEqual(en);
    const tested = await Promise.all([
      sourcesOf(new URL(`../src/${slug}/`, import.meta.url), /\.test\.ts$|^definition\.ts$/),
      sourcesOf(new URL('../test/', import.meta.url), /^example-grid\.ts$/),
    ]);
    const known = new Set(numbersOf(tested.join('\n')));
    expect(en.filter((number) => !known.has(number))).toEqual([]);
  });
});
