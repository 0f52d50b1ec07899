import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type {
  AccountChange,
  AccountIndicators,
  ComparabilityDifference,
  ExtentAccount,
  ReportChapterView,
  ResultRange,
  StatisticRow,
  Uncertainty,
} from '@gep/api-client/contract';
import { figuresOf, plainText } from '../document/content';
import type { DocumentContent, TableBlock } from '../document/content';
import { findProject } from '../project/queries';
import type { CalculatedSample } from '../testing/calculated-sample';
import { calculatedTwoYears } from '../testing/two-years';
import { gatherReport } from './gather-report';

const price: Uncertainty = {
  parameter: 'co2Price',
  distribution: { kind: 'triangular', min: 250, mode: 380, max: 600 },
  source: 'Shanghai exchange, 2020',
};
const hectaresPerKm2 = 100;
/** People are known of both years, GDP of the current one. */
const people = [
  { compareFlag: 0, districtCode: '', population: 400_000, gdp: 5e10 },
  { compareFlag: 1, districtCode: '', population: 390_000, gdp: null },
];

let sample: CalculatedSample;
let content: DocumentContent;
let inChinese: DocumentContent;

beforeAll(async () => {
  sample = await calculatedTwoYears();
  const { server, token, projectId } = sample;
  const saved = await server.send('PUT', '/gep/user/project/model/5/uncertainties', {
    token,
    json: { projectId, uncertainties: [price] },
  });
  expect(saved.code).toBe('00000');
  const inputs = await server.send('PUT', calls.saveIndicatorInputs.path, {
    token,
    form: { projectId, rows: JSON.stringify(people), source: 'Yearbook 2021' },
  });
  expect(inputs.code).toBe('00000');
  const { services, tools } = server.app;
  const owner = { id: (await findProject(services.database.db, projectId))?.ownerId ?? '' };
  const rasters = { services, workers: tools.reads };
  content = await gatherReport(rasters, owner, projectId, 'en');
  inChinese = await gatherReport(rasters, owner, projectId, 'zh');
});
afterAll(() => sample.server.close());

async function asked<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const { server, token, projectId } = sample;
  const search = new URLSearchParams({ projectId, ...query });
  const headers = { 'accept-language': 'en' };
  return (await server.send('GET', `${path}?${search}`, { token, headers })).data as T;
}

/** Numbers of the report by source, under a place. */
function said(place: string): Map<string, number> {
  return new Map(
    figuresOf(content).flatMap(({ source, value }) =>
      source.startsWith(`${place}/`) ? [[source.slice(place.length + 1), value] as const] : [],
    ),
  );
}
const linesOf = ({ rows }: TableBlock): string[] =>
  rows.map(({ cells }) => cells.filter((cell) => typeof cell === 'string').join(' '));
const chapterOf = (id: string) => content.chapters.find((one) => one.id === id);
const tableOf = (caption: string): TableBlock => {
  const found = content.chapters
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))
    .find((one) => one.caption.includes(caption));
  if (!found) throw new Error(`no table ${caption}`);
  return found;
};
function expectClose(found: number | undefined, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs((found ?? NaN) - expected), `${found} against ${expected}`).toBeLessThanOrEqual(
    1e-9 * size,
  );
}

describe('the change chapter of a report of two years', () => {
  it('says which years they are', () => {
    const text = (one: DocumentContent) =>
      one.chapters
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => {
          if (block.kind === 'paragraph') return plainText(block.text);
          return block.kind === 'table'
            ? [...block.columns.map(({ title }) => title), ...linesOf(block)]
            : [];
        })
        .join('\n');
    // The sample is of 2024 and 2020.
    const [english, chinese] = [text(content), text(inChinese)];
    expect(english).toContain('The current year is 2024, the comparable year 2020. The comparable year has');
    expect(english).toMatch(/^Comparable year 2020 \(.+\)$/m);
    expect(english).toContain('Comparable year 2020: population ');
    expect(chinese).toContain('当年为 2024 年，可比年为 2020 年。可比年采用');
    expect(chinese).toMatch(/^可比年 2020（.+）$/m);
    expect(chinese).toContain('可比年 2020：年末人口 ');
    expect(chinese).toMatch(/^可比年份 2020$/m);
  });

  it('has the parts that the account has, of services, districts and ecosystem types', async () => {
    const report = said('change');
    const first = [...report.keys()].find((key) => key.startsWith('district/'));
    const level = first?.split('/')[1] ?? '';
    const { total, services, districts, types } = await asked<AccountChange>(calls.getAccountChange.path, {
      level,
    });
    const lines = [
      { ...total, place: 'total' },
      ...services.map((one) => ({ ...one, place: `service/${one.modelId}` })),
      ...districts.map((one) => ({ ...one, place: `district/${level}/${one.code}` })),
      ...types.filter(({ code }) => code !== 0).map((one) => ({ ...one, place: `type/${one.code}` })),
    ];
    expect(districts.length).toBeGreaterThan(1);
    for (const { place, current, comparable, ...parts } of lines) {
      for (const key of ['extent', 'yield', 'price'] as const)
        expect(report.get(`${place}/${key}`), `${place} ${key}`).toBe(parts[key]);
      expectClose(
        report.get(`${place}/difference`),
        (current ?? 0) - (comparable ?? 0),
        Math.max(Math.abs(current ?? 0), Math.abs(comparable ?? 0)),
      );
    }
    expect(report.get('total/currentAtComparable')).toBe(total.currentAtComparable);
  });

  it('has the quantities of both years as the results have them, and how they changed', async () => {
    const flat = (rows: readonly StatisticRow[]): StatisticRow[] =>
      rows.flatMap((row) => [row, ...flat(row.children)]);
    const of = async (flag: 0 | 1) =>
      new Map(
        flat(await asked<StatisticRow[]>(calls.resultView.path, { compareFlag: String(flag) })).map(
          ({ id, functionValue }) => [id, functionValue],
        ),
      );
    const [now, then] = [await of(0), await of(1)];
    const both = [...now].filter(([id, value]) => value !== null && (then.get(id) ?? null) !== null);
    expect(both.length).toBeGreaterThan(2);
    const report = said('result');
    for (const [id, value] of both) {
      const before = then.get(id) ?? NaN;
      expect(report.get(`${id}/0/function`), id).toBe(value);
      expect(report.get(`${id}/1/function`), id).toBe(before);
      if (before !== 0) expectClose(report.get(`${id}/function-rate`), ((value ?? NaN) - before) / before, 1);
    }
  });

  it('has parts that add up to the change in every line', () => {
    const report = said('change');
    const places = [...report.keys()].flatMap((key) =>
      key.endsWith('/difference') ? [key.slice(0, -'/difference'.length)] : [],
    );
    const largest = Math.max(...[...report.values()].map(Math.abs));
    for (const place of places) {
      const of = (key: string): number => report.get(`${place}/${key}`) ?? 0;
      expectClose(
        of('extent') + of('yield') + of('price') + of('other'),
        of('difference'),
        Math.max(Math.abs(of('current')), largest),
      );
    }
  });

  it('has the extent account in km², and a matrix whose lines add up to opening and closing', async () => {
    const account = await asked<ExtentAccount>(calls.extentAccount.path);
    const report = said('extent');
    for (const { entry, byType, total } of account.rows) {
      if (entry.startsWith('managed') || entry.startsWith('unmanaged')) continue;
      byType.forEach((hectares, place) =>
        expectClose(report.get(`${account.types[place].code}/${entry}`), (hectares ?? NaN) / hectaresPerKm2),
      );
      expectClose(report.get(`total/${entry}`), (total ?? NaN) / hectaresPerKm2);
    }
    const codes = account.types.map(({ code }) => code);
    const at = (from: number | string, to: number | string): number =>
      report.get(`matrix/${from}/${to}`) ?? 0;
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
    for (const code of codes) {
      expectClose(sum(codes.map((to) => at(code, to))), report.get(`${code}/opening`) ?? NaN);
      expectClose(sum(codes.map((from) => at(from, code))), report.get(`${code}/closing`) ?? NaN);
    }
    expectClose(at('total', 'total'), report.get('total/closing') ?? NaN);
    // What is forest now was grassland.
    expect(at(3, 1)).toBeGreaterThan(0);
  });

  it('says what keeps the years from being compared, or that nothing does', async () => {
    const differences = await asked<ComparabilityDifference[]>(calls.getComparability.path);
    expect(differences.length).toBeGreaterThan(0);
    const list = chapterOf('change')?.blocks.find((block) => block.kind === 'list');
    const items = list?.items.map(plainText) ?? [];
    expect(items).toHaveLength(differences.length);
    differences.forEach(({ name }, i) => expect(items[i]).toContain(name));
  });

  it('names the formula of the split, and the indicators that have an average price', () => {
    const { note } = tableOf('Change of value by indicator');
    expect(note).toContain('Shapley');
    expect(note).toContain('Farming');
  });
});

describe('the values of a report with uncertain numbers', () => {
  it('have the range of the console beside the value of the account', async () => {
    const { total, models, bars } = await asked<ResultRange>(calls.resultRanges.path);
    const report = said('range');
    for (const key of ['account', 'p5', 'p50', 'p95'] as const) {
      expect(report.get(`total/0/${key}`)).toBe(total[key]);
      expect(report.get(`5/0/${key}`)).toBe(models[0][key]);
    }
    expect(report.get('numbers')).toBe(bars.length);
    const [[indicator, , distribution, source]] = tableOf('Distributions').rows.map(({ cells }) => cells);
    expect([indicator, distribution, source]).toEqual([
      'Carbon sequestration',
      'triangular (250, 380, 600) CNY/t CO₂',
      'Shanghai exchange, 2020',
    ]);
  });
});

it('is the same account in both languages', () => {
  const keys = (report: DocumentContent) => figuresOf(report).map(({ source, value }) => [source, value]);
  expect(keys(inChinese)).toEqual(keys(content));
});

it('counts the tables of chapters that the file has', async () => {
  const chapters = await asked<ReportChapterView[]>(calls.listReportChapters.path, { language: 'en' });
  for (const { id, tables } of chapters) {
    const blocks = chapterOf(id)?.blocks ?? [];
    // A matrix that is wider than a page is one table in several parts.
    const parts = blocks.filter((block) => block.kind === 'table' && / part [2-9] of /.test(block.caption));
    const found = blocks.filter(({ kind }) => kind === 'table').length - parts.length;
    expect(tables, id).toBe(found);
  }
});

it('has the total per head, per area and relative to GDP for the years with inputs, with their source', async () => {
  const { whole } = await asked<AccountIndicators>(calls.getIndicators.path);
  const report = said('ratio');
  expectClose(report.get('perHead/0'), (whole.current.gep ?? NaN) / 400_000);
  expectClose(report.get('perHead/1'), (whole.comparable.gep ?? NaN) / 390_000);
  expectClose(report.get('toGdp/0'), (whole.current.gep ?? NaN) / 5e10);
  expect(report.has('toGdp/1')).toBe(false);
  expectClose(report.get('perKm2/0'), (whole.current.gep ?? NaN) / (whole.areaKm2 ?? NaN));
  const texts = (chapterOf('values')?.blocks ?? []).flatMap((block) =>
    block.kind === 'paragraph' ? [plainText(block.text)] : [],
  );
  expect(texts.join(' ')).toContain('Source of population and GDP: Yearbook 2021.');
});
