import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text';
import type { Block, DocumentContent } from './content';
import { isLong, rowSpace } from './page-rows';
import { goesOn } from './placed-table';
import { writePdf } from './write-pdf';

const tableOf = (rows: number): Block => ({
  kind: 'table',
  caption: 'Table 1',
  columns: [{ title: 'District' }, { title: 'Value', align: 'right' }],
  rows: Array.from({ length: rows }, (_, i) => ({ cells: [`row ${i}.`, String(i)] })),
});
const contentOf = (blocks: readonly Block[]): DocumentContent => ({
  ...{ language: 'en', title: 'Report', cover: [], header: 'Head', contents: 'Contents' },
  ...{ footer: 'Page {page} of {pages}', continued: '(continued)' },
  chapters: [{ id: 'values', title: '1  Values', blocks }],
  texts: { title: '', header: '', project: '', year: '', date: '', authority: '', approval: '', number: '' },
});
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const pagesOf = async (blocks: readonly Block[]): Promise<string[]> =>
  pdfText(await writePdf(contentOf(blocks))).split('\n');

describe('a table in a PDF', () => {
  it('is marked as continued on every page but its first, with caption and head', async () => {
    const pages = await pagesOf([heading('1.1  Districts'), tableOf(100)]);
    const own = pages.filter((page) => page.includes('Table 1'));
    expect(own).toHaveLength(3);
    expect(own.map((page) => page.includes('(continued)'))).toEqual([false, true, true]);
    for (const page of own) expect(page).toContain('District');
    // Cover, contents and the pages of the table: none is empty.
    expect(pages).toHaveLength(2 + own.length);
  });

  it('is not marked where it is on one page', async () => {
    const pages = await pagesOf([tableOf(20)]);
    expect(pages.join('')).not.toContain('(continued)');
  });

  it('begins on a page for itself, with its heading, where it is longer than a page', async () => {
    const pages = await pagesOf([
      { kind: 'paragraph', text: 'Before.' },
      heading('1.1  Districts'),
      tableOf(90),
    ]);
    const [before, first] = [
      pages.find((page) => page.includes('Before.')),
      pages.find((page) => page.includes('row 0.')),
    ];
    expect(before).not.toContain('row 0.');
    expect(before).not.toContain('1.1');
    expect(first).toContain('1.1');
  });

  it('begins below the table before it where that leaves half of a page', async () => {
    const first: Block = { ...tableOf(10), caption: 'Table 0' } as Block;
    for (const rows of [45, 60, 86]) {
      const pages = (await pagesOf([first, heading('1.1  Districts'), tableOf(rows)])).slice(2);
      expect(pages[0], `${rows} rows`).toMatch(/Table 0.*1\.1 {2}Districts.*Table 1.*row 10\./);
      const counts = pages.map((page) => page.match(/row /g)?.length ?? 0);
      expect(counts.reduce((sum, count) => sum + count)).toBe(10 + rows);
      expect(Math.min(...counts), `${rows} rows`).toBeGreaterThan(2);
      expect(pages.map((page) => page.includes('(continued)'))).toEqual(pages.map((_, i) => i > 0));
    }
  }, 120_000);

  it('has its last rows with many others on a page, with as many rows as it may have', async () => {
    for (const rows of [44, 86]) {
      const pages = (await pagesOf([heading('1.1  Districts'), tableOf(rows)])).filter((page) =>
        page.includes('row'),
      );
      const last = pages.at(-1)?.match(/row/g)?.length ?? 0;
      expect(last, `${rows} rows`).toBeGreaterThanOrEqual(10);
    }
  }, 120_000);
});

it('a heading is on one page with the first line below it', async () => {
  for (const lines of [31, 32]) {
    const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
      kind: 'paragraph',
      text: `Line ${i}.`,
    }));
    const list: Block = { kind: 'list', items: ['First item.', 'Second item.'] };
    const pages = await pagesOf([...filling, { kind: 'heading', level: 3, text: 'Limits' }, list]);
    const page = pages.find((one) => one.includes('Limits'));
    expect(page, `${lines} lines before`).toContain('First item.');
  }
}, 120_000);

it('a short text is not divided by the end of a page', async () => {
  const words = 'of a text that is longer than a line '.repeat(5);
  for (const kind of ['paragraph', 'list'] as const)
    for (const lines of [29, 30, 31, 32, 33]) {
      const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
        kind: 'paragraph',
        text: `Line ${i}.`,
      }));
      const text = `Begin ${words}end.`;
      const pages = await pagesOf([...filling, kind === 'list' ? { kind, items: [text] } : { kind, text }]);
      for (const page of pages)
        expect(page.includes('Begin'), `${kind} after ${lines} lines`).toBe(page.includes('end.'));
    }
}, 240_000);

it('the text at the beginning of a chapter is on one page with the short table that it leads to', async () => {
  for (const lines of [22, 24, 26, 28, 30]) {
    const filling: Block[] = Array.from({ length: lines }, (_, i) => ({ kind: 'note', text: `Line ${i}.` }));
    const content = contentOf(filling);
    const blocks: Block[] = [{ kind: 'paragraph', text: 'All data.' }, tableOf(4)];
    const two = { ...content, chapters: [...content.chapters, { id: 'sources', title: '2  Data', blocks }] };
    const pages = pdfText(await writePdf(two as DocumentContent))
      .split('\n')
      .slice(2);
    const page = pages.find((one) => one.includes('All data.'));
    expect(page, `${lines} lines before`).toContain('2  Data');
    expect(page, `${lines} lines before`).toContain('row 3.');
  }
}, 240_000);

it('loses nothing that does not fit on a page, and has no page without content', async () => {
  for (const kind of ['paragraph', 'table'] as const)
    for (let lines = 26; lines <= 36; lines += 1) {
      const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
        kind: 'paragraph',
        text: `Line ${i}.`,
      }));
      const last: Block = kind === 'table' ? tableOf(3) : { kind, text: 'There are row 0. to row 2.' };
      const pages = await pagesOf([...filling, heading('1.1  Exclusions'), last]);
      const page = pages.find((one) => one.includes('row 2.'));
      expect(page, `${kind} after ${lines} lines`).toContain('1.1');
      for (const one of pages.slice(2)) expect(one, `${kind} after ${lines} lines`).toMatch(/Line|row/);
    }
}, 240_000);

it('a long table begins with its heading and is not marked there, wherever the page ends', async () => {
  for (let lines = 22; lines <= 30; lines += 1) {
    const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
      kind: 'paragraph',
      text: `Line ${i}.`,
    }));
    const pages = await pagesOf([...filling, heading('1.1  Prices'), tableOf(20)]);
    const page = pages.slice(2).find((one) => one.includes('1.1  Prices'));
    expect(page, `${lines} lines before`).toContain('row 2.');
    expect(page, `${lines} lines before`).not.toContain('(continued)');
  }
}, 240_000);

it('a table of less than a page never leaves one or two rows on the next', async () => {
  for (const head of [true, false])
    for (let lines = 16; lines <= 30; lines += 1) {
      const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
        kind: 'paragraph',
        text: `Line ${i}.`,
      }));
      const pages = await pagesOf([...filling, ...(head ? [heading('1.1  Prices')] : []), tableOf(14)]);
      const counts = pages.flatMap((page) => page.match(/row /g)?.length ?? []);
      expect(Math.min(...counts), `${lines} lines before`).toBeGreaterThan(2);
      expect(counts.reduce((sum, count) => sum + count)).toBe(14);
      if (head) expect(pages.slice(2).find((page) => page.includes('1.1'))).toContain('row 0.');
    }
}, 240_000);

it('a table of less than a page begins where there is room for it: it leaves no half of a page empty', async () => {
  for (const rows of [9, 14, 20])
    for (let lines = 12; lines <= 24; lines += 1) {
      const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
        kind: 'paragraph',
        text: `Line ${i}.`,
      }));
      const pages = (await pagesOf([...filling, tableOf(rows)])).slice(2);
      expect(pages[0], `${rows} rows after ${lines} lines`).toContain('row 2.');
      expect(pages.join('').match(/row /g)).toHaveLength(rows);
      const own = pages.filter((page) => page.includes('row '));
      for (const page of own) expect(page.match(/row /g)?.length).toBeGreaterThan(2);
      expect(own.map((page) => page.includes('(continued)'))).toEqual(own.map((_, i) => i > 0));
    }
}, 240_000);

it('a note is on the page of its short table, and no page is empty, wherever a chapter ends', async () => {
  const noted: Block = { ...tableOf(4), note: 'Districts below are in the annex.' } as Block;
  for (let lines = 18; lines <= 34; lines += 1) {
    const filling: Block[] = Array.from({ length: lines }, (_, i) => ({ kind: 'note', text: `Line ${i}.` }));
    const content = contentOf([...filling, noted]);
    const [first] = content.chapters;
    const two = { ...content, chapters: [first, { ...first, title: '2  Other' }] };
    const pages = pdfText(await writePdf(two))
      .split('\n')
      .slice(2);
    for (const page of pages) {
      expect(page, `${lines} lines`).toMatch(/Line|row/);
      expect(page.includes('row 3.'), `${lines} lines`).toBe(page.includes('annex.'));
    }
  }
}, 240_000);

it('a table that begins high on a page stays there, also where a row or two go to the next', async () => {
  const filling: Block[] = Array.from({ length: 4 }, (_, i) => ({ kind: 'paragraph', text: `Line ${i}.` }));
  const columns = [{ title: 'File' }, { title: 'Hash' }];
  for (let count = 17; count <= 23; count += 1) {
    const rows = Array.from({ length: count }, (_, i) => ({ cells: [`row ${i}.`, 'ab'.repeat(32)] }));
    const table: Block = { kind: 'table', caption: 'Table 1', columns, rows };
    const pages = (await pagesOf([...filling, heading('1.1  Files'), table])).slice(2);
    const page = pages.find((one) => one.includes('1.1'));
    expect(page, `${count} rows`).toContain('Line 0.');
    expect(page?.match(/row /g)?.length, `${count} rows`).toBeGreaterThan(10);
    expect(pages.join('').match(/row /g)).toHaveLength(count);
  }
}, 240_000);

it('a chapter follows on the page of the one before, with its first lines, and one of maps with its first map', async () => {
  const map: Block = {
    ...{ kind: 'map', caption: 'Map 3-1', svg: '<svg width="300" height="255"/>', width: 300, height: 255 },
    ...{ png: new Uint8Array(), legendTitle: '', legend: [] },
  };
  const heads: readonly (readonly Block[])[] = [
    [{ kind: 'paragraph', text: 'Text two.' }],
    [heading('2.1  Record'), tableOf(7)],
    [heading('2.1  Districts'), tableOf(20)],
  ];
  for (const [kind, blocks] of heads.entries())
    for (let lines = 10; lines <= 34; lines += 4) {
      const filling: Block[] = Array.from({ length: lines }, (_, i) => ({
        kind: 'paragraph',
        text: `Line ${i}.`,
      }));
      const content = {
        ...contentOf(filling),
        chapters: [
          { id: 'values', title: '1  Values', blocks: filling },
          { id: 'sources', title: '2  Other', blocks },
          { id: 'maps', title: '3  Maps', blocks: [{ kind: 'paragraph', text: 'Intro.' }, map] },
        ] as const,
      };
      const pages = pdfText(await writePdf(content))
        .split('\n')
        .slice(2);
      const two = pages.find((page) => page.includes('2  Other'));
      expect(two, `${kind} after ${lines} lines`).toMatch(/Text two\.|row 2\./);
      if (lines === 10) expect(two?.includes('Line 9.')).toBe(kind < 2);
      // Half a page takes its head, its text and the map.
      if (lines === 10 && kind === 0) expect(pages[0]).toMatch(/Line 9.*Text two.*Map 3-1/);
      expect(pages.at(-1)).toMatch(/3 {2}Maps.*Intro.*Map 3-1/);
      for (const page of pages) expect(page, `${kind} after ${lines} lines`).toMatch(/Line|row|Text|Map/);
    }
}, 240_000);

describe('the spacing of rows', () => {
  it('is between what can be read and what holds together', () => {
    for (let rows = 1; rows < 400; rows += 1) {
      expect(rowSpace(rows)).toBeGreaterThanOrEqual(1.6);
      expect(rowSpace(rows)).toBeLessThanOrEqual(4);
    }
    expect([isLong(40), isLong(41)]).toEqual([false, true]);
  });
});

describe('a table goes on', () => {
  const on = (...pages: number[]) => pages.map((pageNumber) => ({ positions: [{ pageNumber }] }));
  it.each([
    [[on(3, 3, 4)], 4, true],
    [[on(3, 3, 4)], 3, false],
    [[on(3, 3, 4)], 5, false],
    [[on(4, 4)], 4, false],
    [[on(2, 3), on(3, 4)], 4, true],
    // Head and first rows were moved to the page of the fourth.
    [[on(3, 3, 3, 4, 4)], 4, false],
    [[on(3, 3, 3, 4, 5)], 5, true],
    [[[{}]], 4, false],
  ])('%j on page %i: %s', (tables, page, expected) => expect(goesOn(tables, page)).toBe(expected));
});
