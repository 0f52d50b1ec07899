import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ecosystemType } from '../src/shared/ecosystem-tree';
import { reclassificationPresets } from '../src/shared/reclassification-presets';
import type { Language } from './docs/language';

const guides: Readonly<Record<Language, string>> = { en: 'land-cover-classes', zh: 'land-cover-classes.zh' };

/** Class and wanted types of each row of the table below a heading. */
async function tableOf(language: Language, heading: string): Promise<[number, string][]> {
  const place = new URL(`../../../docs/guide/${guides[language]}.md`, import.meta.url);
  const part = (await readFile(place, 'utf8')).split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...part.matchAll(/^\| (\d+) +\| [^|]+\| ([^|]+?) +\|$/gm)].map(([, code, types = '']) => [
    Number(code),
    types,
  ]);
}

const typeOf = (preset: string, source: number): number =>
  reclassificationPresets.find(({ key }) => key === preset)?.rows.find((row) => row.source === source)
    ?.type ?? NaN;

function typeText(code: number, language: Language): string {
  const type = ecosystemType(code);
  return `${code} ${language === 'en' ? type?.nameEn : type?.name}`;
}

describe.each(['en', 'zh'] as const)('the guide to land-cover products (%s)', (language) => {
  it('lists every ready table by its name on the screen and in a project folder', async () => {
    const place = new URL(`../../../docs/guide/${guides[language]}.md`, import.meta.url);
    const listed = (await readFile(place, 'utf8')).matchAll(/^\| ([^|]+?) +\| `([a-z0-9-]+)` +\|/gm);
    expect([...listed].map(([, name, key]) => [key, name])).toEqual(
      reclassificationPresets.map(({ key, name }) => [key, name[language]]),
    );
  });

  it('has the ready table of ESA WorldCover', async () => {
    const rows = await tableOf(language, 'ESA WorldCover');
    expect(rows).toHaveLength(11);
    for (const [code, types] of rows) expect(types).toBe(typeText(typeOf('esa-worldcover', code), language));
  });

  it('has both ready tables of GLCNMO', async () => {
    const rows = await tableOf(language, 'GLCNMO');
    expect(rows).toHaveLength(20);
    for (const [code, types] of rows) {
      const [south, north] = ['glcnmo-south', 'glcnmo-north'].map((preset) =>
        typeText(typeOf(preset, code), language),
      );
      const both = language === 'en' ? `south: ${south}; north: ${north}` : `南方：${south}；北方：${north}`;
      expect(types).toBe(south === north ? south : both);
    }
  });
});
