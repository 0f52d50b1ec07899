import type { AccountChange } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import i18n from '../../../message';
import { priceFigures, splitFigures, typeFigures, unitOf } from './change-figures';
import { valueOrigin } from '../view/service-view';
import { chosenLine, splitView, waterfallView } from './change-views';

const t = i18n.getFixedT('zh-CN');
const wording = { t, language: 'zh-CN' };

const line = (comparable: number | null, current: number | null, parts: readonly number[]) => ({
  ...{ comparable, current, extent: parts[0], yield: parts[1], price: parts[2], other: parts[3] ?? 0 },
  ...{ currentAtComparable: 9e8, comparableAtCurrent: 12e8, real: null },
});

const change: AccountChange = {
  year: '2020',
  total: line(10e8, 15e8, [1e8, 2e8, 2e8]),
  groups: [],
  services: [
    {
      ...line(2e8, 1e8, [0, -1e8, 0]),
      ...{ modelId: '7', name: '水源涵养', group: 'regulation', isAverage: false },
    },
    {
      ...line(8e8, 14e8, [1e8, 3e8, 2e8]),
      ...{ modelId: '5', name: '固碳', group: 'regulation', isAverage: false },
    },
  ],
  ...{ id: 'totalGep', level: 'city', levels: ['city'], districts: [], priceIndex: null },
  types: [
    { ...line(null, 1e8, [0, 0, 0, 1e8]), code: 111, name: '林', comparableArea: 0, currentArea: 1500 },
  ],
};

const ofTotal = (_line: unknown, year: 'current' | 'comparable') => valueOrigin('totalGep', year);

describe('the change of an account', () => {
  it('is a table whose parts add up to the change, the largest change first', () => {
    const originOf = ({ modelId }: { modelId: string }, year: 'current' | 'comparable') =>
      valueOrigin(modelId, year);
    const { figures } = splitView({ title: '', heading: '服务', lines: change.services, originOf }, wording);
    expect(figures.columns.map(({ title }) => title)).toEqual([
      ...['服务', '可比年', '当年', '变化', '面积', '单位产量', '价格'],
    ]);
    expect(figures.rows[0]).toEqual(['固碳', 8e8, 14e8, 6e8, 1e8, 3e8, 2e8]);
    expect(figures.rows[1]).toEqual(['水源涵养', 2e8, 1e8, -1e8, 0, -1e8, 0]);
    expect(figures.originOf?.(0, 1)).toEqual({ id: '5', output: 'value', compareFlag: 1 });
    expect(figures.originOf?.(0, 2)).toEqual({ id: '5', output: 'value', compareFlag: 0 });
    const current = { id: '5', output: 'value', compareFlag: 0 };
    expect([3, 4, 5, 6].map((column) => figures.originOf?.(0, column))).toEqual(
      (['difference', 'extent', 'yield', 'price'] as const).map((entry) => ({ ...current, entry })),
    );
    expect(figures.originOf?.(0, 7)).toBeUndefined();
  });

  it('has a column for what only one year has where there is any', () => {
    const types = change.types.map((one) => ({ ...one }));
    const { columns, rows } = splitFigures('类型', types, unitOf(types, 'zh-CN'), t);
    expect(columns.at(-1)?.title).toBe('仅一年有值');
    expect(rows[0]).toEqual(['林', null, 1e8, 1e8, 0, 0, 0, 1e8]);
    const byType = typeFigures(change, { factor: 1, unit: '元' }, t);
    expect(byType.rows[0].slice(0, 3)).toEqual(['林', 0, 15]);
    const origin = { id: 'totalGep', output: 'value', type: 111, typeLevel: 3 };
    expect(byType.originOf?.(0, 3)).toEqual({ ...origin, compareFlag: 1 });
    expect(byType.originOf?.(0, 4)).toEqual({ ...origin, compareFlag: 0 });
    expect(byType.originOf?.(0, 2)).toBeUndefined();
    expect(byType.originOf?.(0, 9)).toEqual({ ...origin, compareFlag: 0, entry: 'other' });
  });

  it('is summed up in a sentence', () => {
    const { finding, unit } = waterfallView(chosenLine(change, wording), ofTotal, wording);
    expect(unit).toBe('亿元');
    expect(finding).toMatch(/^合计由 10\.00 亿元 变为 15\.00 亿元：面积 1\.00 亿元/);
  });

  it('has the values of both years at both prices, and in real terms with an index', () => {
    const plain = priceFigures(change, { factor: 1, unit: '元' }, t);
    expect(plain.rows[1]).toEqual(['固碳', 8e8, 12e8, 9e8, 14e8]);
    expect([0, 1, 2, 3, 4].map((column) => plain.originOf?.(1, column))).toEqual([
      ...[undefined, undefined, valueOrigin('5', 'comparable'), undefined, valueOrigin('5', 'current')],
    ]);
    expect(plain.originOf?.(2, 4)).toEqual(valueOrigin('totalGep', 'current'));
    const withIndex = { ...change, priceIndex: 104, total: { ...change.total, real: 15e8 / 1.04 } };
    expect(priceFigures(withIndex, { factor: 1, unit: '元' }, t).rows.at(-1)?.at(-1)).toBe(15e8 / 1.04);
  });
});
