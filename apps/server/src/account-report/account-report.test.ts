import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, regionLevels, reportChapters } from '@gep/api-client/contract';
import type { DistrictTable, StatisticRow } from '@gep/api-client/contract';
import { figuresOf, plainText } from '../document/content';
import type { Cell, DocumentContent, Figure, TableBlock } from '../document/content';
import { cellText, printable } from '../document/pdf-text';
import { calculatedSample } from '../testing/calculated-sample';
import type { CalculatedSample } from '../testing/calculated-sample';
import { docxParts } from '../testing/docx-parts';
import { pdfText } from '../testing/pdf-text';
import { findProject } from '../project/queries';
import { gatherReport } from './gather-report';

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

let sample: CalculatedSample;
const contents = new Map<Language, DocumentContent>();

beforeAll(async () => {
  sample = await calculatedSample();
  const { services, tools } = sample.server.app;
  const project = await findProject(services.database.db, sample.projectId);
  const rasters = { services, workers: tools.reads };
  for (const language of languages)
    contents.set(
      language,
      await gatherReport(rasters, { id: project?.ownerId ?? '' }, sample.projectId, language),
    );
});
afterAll(() => sample.server.close());

const contentIn = (language: Language): DocumentContent => {
  const content = contents.get(language);
  if (!content) throw new Error('not gathered');
  return content;
};
const tablesOf = ({ chapters }: DocumentContent): TableBlock[] =>
  chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
const file = async (format: 'pdf' | 'docx', language: Language): Promise<Uint8Array> => {
  const { statusCode, rawPayload, headers } = await sample.server.app.fastify.inject({
    method: 'GET',
    url: calls.accountReport.path,
    query: { projectId: sample.projectId, format, language },
    headers: { 'user-token': sample.token },
  });
  expect(statusCode).toBe(200);
  expect(String(headers['content-type'])).toContain(format === 'pdf' ? 'pdf' : 'wordprocessingml');
  return rawPayload;
};
const bare = (text: string): string => printable(text).replace(/\s/g, '');
const data = async <T>(path: string): Promise<T> =>
  (await sample.server.send('GET', `${path}projectId=${sample.projectId}`, { token: sample.token }))
    .data as T;
const flat = (rows: readonly StatisticRow[]): StatisticRow[] =>
  rows.flatMap((row) => [row, ...flat(row.children)]);

/** What the results calls say of a source; undefined for sources that are not theirs. */
async function answers(): Promise<ReadonlyMap<string, number | null>> {
  const rows = flat(await data<StatisticRow[]>(`${calls.resultView.path}?compareFlag=0&`));
  const table = await data<DistrictTable>(`${calls.listDistrictFigures.path}?id=totalGep&`);
  const found = new Map<string, number | null>();
  for (const { id, functionValue, priceValue } of rows) {
    found.set(`result/${id}/0/function`, functionValue);
    found.set(`result/${id}/0/value`, priceValue);
  }
  for (const { level, code, areaKm2, current } of table.districts) {
    found.set(`area/${level}/${code}`, areaKm2);
    found.set(`district/${level}/${code}/0/value`, current?.priceValue ?? null);
  }
  found.set('area/total', table.total.areaKm2);
  found.set('district/total/0/value', table.total.current?.priceValue ?? null);
  return found;
}

/** What one of a unit is in yuan or the plain unit: `亿元`, `10,000 CNY`. */
function factorOf(unit: string): number {
  for (const [word, factor] of [
    ['亿', 1e8],
    ['万', 1e4],
    ['bn', 1e9],
    ['mn', 1e6],
    ['%', 0.01],
  ] as const)
    if (unit.includes(word)) return factor;
  return 1;
}

const numberIn = (text: string): number =>
  Number(
    /[\u2212-]?[\d\u2009]+(\.\d+)?(e-?\d+)?/
      .exec(text)?.[0]
      .replace(/\u2009/g, '')
      .replace('\u2212', '-'),
  );

/** The sample is calculated for one year, and no project is before it. */
const chaptersOfOneYear = reportChapters.filter((id) => id !== 'change');

describe.each(languages)('the report in %s', (language) => {
  it('has its chapters in their order, none of them empty, and none on change of a single year', () => {
    const { chapters } = contentIn(language);
    expect(chapters.map(({ id }) => id)).toEqual(chaptersOfOneYear);
    for (const { id, blocks } of chapters) expect(blocks.length, id).toBeGreaterThan(0);
    chapters.forEach(({ title, blocks }, i) => {
      expect(title).toMatch(new RegExp(`^${i + 1}  `));
      for (const block of blocks) if (block.kind === 'table') expect(block.caption).toContain(` ${i + 1}-`);
    });
    const values = chapters.find(({ id }) => id === 'values')?.blocks ?? [];
    const said = values.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []));
    expect(said.join(' ')).toMatch(language === 'zh' ? '没有可比年' : 'a single year');
  });

  it('has no line of quantities without a quantity but the heads of its parts, and says what has no sum', () => {
    const { chapters } = contentIn(language);
    const [table] = chapters.flatMap(({ id, blocks }) =>
      id === 'quantities' ? blocks.filter((block) => block.kind === 'table') : [],
    );
    const { rows, note = '' } = table;
    rows.forEach(({ cells, indent = 0, strong = false }, i) => {
      expect(cells).not.toContain(null);
      if (cells[1] !== '') return;
      expect((rows.at(i + 1)?.indent ?? 0) > indent, `${String(cells[0])} has parts`).toBe(true);
      if (!strong) expect(note).toContain(String(cells[0]));
    });
  });

  it('says the numbers of the results calls', async () => {
    const known = await answers();
    const said = figuresOf(contentIn(language)).filter(({ source }) => known.has(source));
    // Every indicator that has a value, and every district of the listed level.
    const sources = new Set(said.map(({ source }) => source));
    for (const [source, value] of known)
      if (/^result/.test(source) && value !== null) expect(sources, source).toContain(source);
    for (const { source, value } of said) expect(value, source).toBe(known.get(source));
  });

  it('writes them with two decimals of the unit beside them', () => {
    for (const { caption, columns, rows } of tablesOf(contentIn(language)))
      for (const { cells } of rows)
        cells.forEach((cell, i) => {
          if (cell === null || typeof cell === 'string') return;
          const place = columns.findIndex(({ title }) => /^(单位|Unit)$/.test(title));
          const unit =
            place >= 0 ? String(cells[place]) : (/[（(](.*)[)）]$/.exec(columns[i].title)?.[1] ?? '');
          // What somebody has entered is in the unit in which it was entered.
          const isEntered = /^(parameter|input|setting)/.test(cell.source);
          const factor = isEntered ? 1 : factorOf(unit);
          const got = numberIn(cell.text) * factor;
          expect(Math.abs(got - cell.value), `${caption}: ${cell.text} ${unit}`).toBeLessThanOrEqual(
            0.00501 * factor + Math.abs(cell.value) * 1e-9,
          );
        });
  });

  it('has values per area in the unit of the sentence above them', () => {
    const blocks = contentIn(language).chapters.find(({ id }) => id === 'values')?.blocks ?? [];
    const whole = figuresOf(contentIn(language)).filter(({ source }) =>
      /^result.totalGep.0.per-km2$/.test(source),
    );
    const [table] = blocks.filter((block) => block.kind === 'table');
    const unit = /[（(](.*)[)）]$/.exec(table.columns[3].title)?.[1] ?? '';
    expect(unit).not.toBe('');
    expect(whole.map(({ text }) => text.replaceAll('\u00a0', ' '))).toContainEqual(
      expect.stringMatching(new RegExp(` ${unit}$`)),
    );
  });

  it('is in DOCX with all tables, cell by cell, real headings, captions and heads of tables', async () => {
    const content = contentIn(language);
    const { tables, heads, paragraphs, part, source } = await docxParts(await file('docx', language));
    const wanted = tablesOf(content);
    const rowText = (cells: readonly Cell[], strong: boolean): string[] =>
      cells.map((cell) => printable(cell === null && strong ? '' : cellText(cell)));
    const found = tables.filter((_table, i) => heads[i] > 0);
    expect(found).toEqual(
      wanted.map(({ columns, rows }) => [
        columns.map(({ title }) => printable(title)),
        ...rows.map(({ cells, strong = false }) => rowText(cells, strong)),
      ]),
    );
    const styled = (style: string): string[] =>
      paragraphs.filter((one) => one.style === style).map(({ text }) => text);
    expect(styled('Heading1')).toEqual(content.chapters.map(({ title }) => printable(title)));
    expect(styled('Caption')).toEqual(
      expect.arrayContaining(wanted.map(({ caption }) => printable(caption))),
    );
    // ISO/IEC 29500-1, 17.16.5.45: the page of a bookmark. Each line of the contents has that of its heading.
    const xml = source('word/document.xml');
    const lines = content.chapters.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((one) => (one.kind === 'heading' && one.level === 2 ? [one.text] : [])),
    ]);
    const pages = [...xml.matchAll(/<w:instrText[^>]*>PAGEREF (\w+)</g)].map(([, id]) => id);
    const marked = [...xml.matchAll(/<w:bookmarkStart [^>]*w:name="(\w+)"/g)].map(([, id]) => id);
    expect(pages).toHaveLength(lines.length);
    expect(new Set(pages).size).toBe(lines.length);
    expect(marked).toEqual(pages);
    // Without a rule LibreOffice takes spacing as exact, and cuts pictures down to a line.
    for (const name of ['word/document.xml', 'word/styles.xml'])
      for (const [spacing] of source(name).matchAll(/<w:spacing [^>]*w:line=[^>]*>/g))
        expect(spacing).toContain('w:lineRule="auto"');
    expect(part('word/header1.xml') + part('word/header2.xml')).toContain(printable(content.header));
  });

  it('has a map of the districts for the total and each indicator, drawn in the classes of its legend', async () => {
    const content = contentIn(language);
    const all = content.chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'map'));
    const [region, ...maps] = all;
    const models = flat(await data<StatisticRow[]>(`${calls.resultView.path}?compareFlag=0&`));
    const valued = models.filter(({ modelId, layerLevel }) => modelId === 'totalGep' || layerLevel === 2);
    expect(maps.length).toBeGreaterThan(1);
    expect(maps.length).toBeLessThanOrEqual(valued.length);
    for (const { svg, legend, png, caption } of maps) {
      const fills = [...svg.matchAll(/<path d="[^"]*" fill="(#[0-9a-f]{6})"[^>]*fill-rule="evenodd"/g)];
      // Twelve districts, each in a colour of the legend.
      expect(fills, caption).toHaveLength(12);
      const colors = legend.map(({ color }) => color.slice(0, 7).toLowerCase());
      for (const [, color] of fills) expect(colors).toContain(color);
      expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
      expect(svg).toMatch(/ km<\/text>|>\d+ m<\/text>/);
    }
    // The region itself is drawn with the names of its districts, in one colour.
    const { districts } = await data<DistrictTable>(`${calls.listDistrictFigures.path}?id=totalGep&`);
    const ofLevel = (level: string) => districts.filter((one) => one.level === level);
    const listed = regionLevels.map(ofLevel).find((rows) => rows.length > 1) ?? [];
    expect(listed.length).toBeGreaterThan(1);
    for (const { name } of listed) expect(region.svg).toContain(`>${name}</text>`);
    expect(region.legend).toEqual([]);
    const { names } = await docxParts(await file('docx', language));
    expect(names.filter((name) => /^word\/media\/.*svg$/.test(name)).length).toBeGreaterThan(0);
    expect(names.filter((name) => /^word\/media\/.*png$/.test(name)).length).toBeGreaterThan(0);
  });

  it('is in PDF as text that can be searched: every row of every table, every paragraph', async () => {
    const content = contentIn(language);
    const pdf = await file('pdf', language);
    const pages = pdfText(pdf).split('\n');
    expect(pages.at(-1)).toContain(content.header);
    // A paragraph may go on over a page: what heads and ends the pages comes after their text.
    const text = bare(pages.map((page) => page.split(content.header)[0]).join(''));
    for (const { caption, rows } of tablesOf(content)) {
      expect(text).toContain(bare(caption));
      for (const { cells, strong = false } of rows) {
        const line = cells.map((cell) => (cell === null && strong ? '' : cellText(cell))).join('');
        expect(text).toContain(smallDigits(bare(line)));
      }
    }
    for (const block of content.chapters.flatMap(({ blocks }) => blocks))
      if (block.kind === 'heading' || block.kind === 'note' || block.kind === 'paragraph')
        expect(text).toContain(smallDigits(bare(plainText(block.text))));
    // Fonts are in the file, cut down: a whole one has eight million bytes.
    const latin = Buffer.from(pdf).toString('latin1');
    expect(latin).toMatch(/\/FontFile3 \d+ 0 R/);
    expect(pdf.length).toBeLessThan(2_000_000);
  });
});

/** Small digits are drawn as digits. */
const smallDigits = (text: string): string => text.replace(/[₀-₉⁰⁴-⁹⁻]/g, (sign) => sign.normalize('NFKC'));

it('is the same account in both languages', () => {
  const keys = (figures: readonly Figure[]) => figures.map(({ source, value }) => [source, value]);
  expect(keys(figuresOf(contentIn('en')))).toEqual(keys(figuresOf(contentIn('zh'))));
  expect(contentIn('en').chapters.map(({ id }) => id)).toEqual(contentIn('zh').chapters.map(({ id }) => id));
});

it('says of a project without results why its chapters are empty', async () => {
  const { services, tools } = sample.server.app;
  const projectId = await sample.server.project(sample.token, 'Empty');
  const { chapters } = await gatherReport(
    { services, workers: tools.reads },
    { id: 'nobody' },
    projectId,
    'en',
  );
  for (const { id, blocks } of chapters) {
    expect(
      blocks.map(({ kind }) => kind),
      id,
    ).toContain('note');
    expect(
      blocks.some(({ kind }) => kind === 'table'),
      id,
    ).toBe(false);
  }
});
