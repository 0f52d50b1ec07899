import { colorDifference, contrastRatio, colorSafety } from '@gep/map-engine/color';
import { describe, expect, it } from 'vitest';
import i18n from '../../../message';
import { changeColors, groupColors } from '../chart/chart-look';
import { csvText, fileCells } from '../chart/chart-files';
import { finalServices, sumOf, yearNotes } from '../summary-figures';
import { plainLook } from '../testing/plain-look';
import { sampleSummary } from '../testing/sample-summary';
import { compositionOf, treemapView } from './composition-view';
import { quantitiesByUnit, quantityGroups } from './quantity-view';
import { rankedDistricts } from './ranking-view';
import { groupView, serviceView, sumNotes } from './service-view';
import { codeAt, typeRows, typeView } from './type-view';
import { comparedServices, waterfallSteps } from './year-view';

const wording = { t: i18n.t, language: 'zh-CN' };
const whole = 10_000_000_000;

describe('values of services', () => {
  it('count final services alone, the largest first', () => {
    expect(finalServices(sampleSummary, 'current').map(({ name }) => name)).toEqual([
      '气候调节',
      '固碳',
      '农林牧渔产品',
    ]);
  });
  it('have groups and services that add up to the same, with shares of 100 %', () => {
    const [groups, services] = [
      groupView(sampleSummary, 'current', wording).figures,
      serviceView(sampleSummary, 'current', wording).figures,
    ];
    const column = (rows: typeof groups.rows, at: number) =>
      sumOf(rows.map((row) => row[at] as number | null));
    expect(column(groups.rows, 1)).toBe(whole);
    expect(column(services.rows, 2)).toBe(whole);
    expect(column(groups.rows, 2)).toBeCloseTo(100, 9);
    expect(column(services.rows, 3)).toBeCloseTo(100, 9);
  });
  it('say the main finding with its amount, its share and the sum', () => {
    expect(serviceView(sampleSummary, 'current', wording).finding).toBe(
      '气候调节最大，为50.00 亿元，占合计100.00 亿元的50.00 %。',
    );
  });
  it('name what has no value and what is left out', () => {
    const notes = yearNotes(sampleSummary, 'current', i18n.t).join('');
    expect(notes).toContain('空气净化');
    expect(notes).toContain('病虫害控制');
  });
  it('leave out a service without a figure, and never show it as 0', () => {
    const { rows } = serviceView(sampleSummary, 'current', wording).figures;
    expect(rows.map(([name]) => name)).not.toContain('空气净化');
  });
});

describe('quantities', () => {
  it('are kept apart by unit, with the pollutants of a service that has none', () => {
    const byUnit = quantitiesByUnit(sampleSummary);
    expect([...byUnit.keys()]).toEqual(['t', 't CO₂', 'kWh', 'hm²']);
    expect(byUnit.get('t')?.map(({ name }) => name)).toEqual(['农林牧渔产品', '空气净化 · 二氧化硫']);
  });

  it('are drawn with those of their size, the largest first', () => {
    const [farming] = sampleSummary.services;
    const of = (id: string, quantity: number) => ({
      ...farming,
      id,
      current: farming.current && { ...farming.current, quantity },
      comparable: null,
    });
    // 亿 t, 万 t and t: what the unit of a chart would show as less than 0.01 is in another chart.
    const services = [of('a', 54_660), of('b', 148_039_020), of('c', 1_112_501), of('d', 151_000_000)];
    const groups = quantityGroups({ ...sampleSummary, services }, ['current'], 'zh-CN');
    expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['b', 'd'], ['c'], ['a']]);
  });
});

describe('ecosystem types', () => {
  it.each([
    [421, 1, 4],
    [421, 2, 42],
    [4, 3, 4],
    [0, 1, 0],
  ] as const)('of code %d are at level %d of %d', (code, level, wanted) =>
    expect(codeAt(code, level)).toBe(wanted),
  );
  it.each([1, 2, 3] as const)('add up to the sum at level %d, what has no type at the end', (level) => {
    const rows = typeRows(sampleSummary, 'current', level, '无');
    expect(sumOf(rows.map(({ value }) => value))).toBe(whole);
    expect(rows.at(-1)).toMatchObject({ name: '无', value: 1_500_000_000 });
  });
  it('have the groups of their services', () => {
    const [first] = typeRows(sampleSummary, 'current', 1, '无');
    expect(first).toMatchObject({ name: '湿地', groups: { regulation: 5_000_000_000 } });
  });
});

describe('the composition', () => {
  const sums = (parts: readonly { value: number; parts: readonly { value: number }[] }[]): void =>
    parts.forEach(({ value, parts: own }) => {
      if (own.length > 0) expect(sumOf(own.map((one) => one.value))).toBe(value);
    });
  it('adds up at every level', () => {
    const groups = compositionOf(sampleSummary, 'current', '无');
    expect(sumOf(groups.map(({ value }) => value))).toBe(whole);
    sums(groups);
    groups.forEach(({ parts }) => sums(parts));
  });
});

interface DrawnNode {
  readonly origin?: unknown;
  readonly children?: readonly DrawnNode[];
}

describe('where a figure comes from', () => {
  const flag = { output: 'value', compareFlag: 0 };
  it('is shown of every value of the composition: its service in its type', () => {
    const { rows, originOf, columns } = treemapView(sampleSummary, 'current', wording).figures;
    const value = columns.findIndex(({ unit }) => unit === '元');
    rows.forEach(([name, , type], row) => {
      const id = sampleSummary.services.find((one) => one.name === name)?.id;
      expect(originOf?.(row, value)).toMatchObject({ id, ...flag });
      expect(originOf?.(row, value)?.typeLevel).toBe(type === null ? undefined : 1);
      expect(originOf?.(row, 0)).toBeUndefined();
    });
  });
  it('is shown of every area and ring: a group as a part of the total, a service, its types', () => {
    const origins: unknown[] = [];
    const collect = ({ origin, children = [] }: DrawnNode): void => {
      origins.push(origin);
      children.forEach(collect);
    };
    const { series } = treemapView(sampleSummary, 'current', wording).draw(plainLook);
    (series as { data: DrawnNode[] }[])[0].data.forEach(collect);
    for (const origin of [
      { id: 'totalGep', group: 'regulation', ...flag },
      { id: '5', ...flag },
      { id: '5', type: 1, typeLevel: 1, ...flag },
    ])
      expect(origins).toContainEqual(origin);
    expect(origins).not.toContain(undefined);
  });
  it('is shown of the value of a group and of what is said below: the final services, the total', () => {
    const { figures, barColumn } = groupView(sampleSummary, 'comparable', wording);
    expect(figures.rows.map((_row, at) => figures.originOf?.(at, Number(barColumn)))).toEqual(
      ['production', 'regulation'].map((group) => ({
        id: 'totalGep',
        output: 'value',
        compareFlag: 1,
        group,
      })),
    );
    const origins = sumNotes(sampleSummary, 'current', wording).map((note) =>
      typeof note === 'string' ? null : note.origin,
    );
    expect(origins).toEqual([
      { id: 'totalGep', ...flag, group: 'final' },
      { id: 'totalGep', ...flag },
    ]);
  });
  it('is shown of every value of an ecosystem type: its service, or the total where it has several', () => {
    const types = typeRows(sampleSummary, 'current', 1, 'none');
    const { rows, originOf, columns } = typeView(sampleSummary, 'current', 1, wording).figures;
    rows.forEach((row, at) =>
      columns.forEach(({ unit }, column) => {
        const origin = originOf?.(at, column);
        if (unit !== '元' || row[column] === null) return expect(origin).toBeUndefined();
        const ids = Object.values(types[at].services).flat();
        expect([...ids, 'totalGep']).toContain(origin?.id);
        if (ids.length === 1) expect(origin?.id).toBe(ids[0]);
        expect(origin).toMatchObject({ type: types[at].code, typeLevel: 1 });
      }),
    );
  });
});

describe('the change between the years', () => {
  it('goes from the comparable sum to the current one by the changes of the services', () => {
    const { both, one } = comparedServices(sampleSummary);
    expect(one).toEqual([]);
    const steps = waterfallSteps(both, { start: 'then', end: 'now' });
    expect(steps[0]).toMatchObject({ name: 'then', from: 0, to: 8_000_000_000 });
    expect(steps.at(-1)).toMatchObject({ name: 'now', from: 0, to: whole });
    steps.slice(1, -1).forEach(({ from }, i) => expect(from).toBe(steps[i].to));
    expect(steps.at(-2)?.to).toBe(whole);
    expect(steps.slice(1, -1).map(({ name, kind }) => [name, kind])).toEqual([
      ['固碳', 'more'],
      ['气候调节', 'more'],
      ['农林牧渔产品', 'less'],
    ]);
  });
});

describe('a service without a change', () => {
  it('has no step', () => {
    const [first] = sampleSummary.services;
    const same = { ...first, comparable: first.current };
    expect(waterfallSteps([same], { start: 'then', end: 'now' }).map(({ name }) => name)).toEqual([
      'then',
      'now',
    ]);
  });
});

describe('a ranking of districts', () => {
  it('gives equal values one place, and no place to what has no value', () => {
    const ranked = rankedDistricts(['a', 'b', 'c', 'd'], [5, null, 9, 5], (code) => code.toUpperCase());
    expect(ranked.map(({ name, rank }) => [name, rank])).toEqual([
      ['C', 1],
      ['A', 2],
      ['D', 2],
      ['B', null],
    ]);
  });
});

describe('files', () => {
  const figures = {
    columns: [{ title: '=A' }, { title: '价值', unit: '元', shown: { factor: 1e8, unit: '亿元' } }],
    rows: [['=1+1', 123_456_789.25] as const, ['b', null] as const],
  };
  it('have all digits in the unit of the heading', () => {
    expect(fileCells(figures)).toEqual([
      ['=A', '价值 (元)'],
      ['=1+1', 123_456_789.25],
      ['b', null],
    ]);
  });
  it('hold no formula as CSV', () => {
    expect(csvText(figures).split('\r\n')).toEqual([
      '\ufeff"\'=A",价值 (元)',
      '"\'=1+1",123456789.25',
      'b,',
      '',
    ]);
  });
});

describe('colours', () => {
  const grounds = { light: '#ffffff', dark: '#1c2420' };
  it.each([
    ['light', false],
    ['dark', true],
  ] as const)('are seen as different by everyone, and from the ground: %s', (theme, isDark) => {
    const groups = Object.values(groupColors({ isDark }));
    const { more, less, other } = changeColors({ isDark });
    expect(colorSafety([...groups, groups[0]])).toEqual({ pairs: 0, eyes: [] });
    expect(colorSafety([more, less, other, more])).toEqual({ pairs: 0, eyes: [] });
    expect(colorDifference(more, less)).toBeGreaterThan(5);
    for (const color of [...groups, more, less, other])
      expect(contrastRatio(color, grounds[theme])).toBeGreaterThanOrEqual(3);
  });
});
