import { describe, expect, it } from 'vitest';
import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import type { Field } from '../../model';
import {
  generateCategories,
  graduatedColorScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from '../../scheme';
import { qmlOfScheme } from './write-qml';
import { attributesOf } from '../testing/elements';

const field: Field = { name: 'Sum', type: 'REAL' };
const rows = [1, 2, 5, 7, 10].map((Sum) => ({ Sum }));
const template = fillSymbol(
  simpleFill({
    color: '#769868',
    outline: lineSymbol(simpleLine({ color: '#6b7a7280', width: 2, dash: 'dash' })),
  }),
);

const optionsOf = (qml: string, name: string): string[] =>
  attributesOf(qml, 'Option').flatMap((one) => (one.name === name ? [one.value] : []));

describe('qmlOfScheme of features', () => {
  it('writes graduated classes with their edges, labels and colours', () => {
    const scheme = generateCategories(
      graduatedColorScheme('polygon', {
        field,
        template,
        method: 'equal-interval',
        classes: 3,
        openAbove: true,
      }),
      { properties: rows },
    );
    const qml = qmlOfScheme(scheme, { columnOf: () => '价值 "(万元)"' }).result;
    expect(attributesOf(qml, 'renderer-v2')[0]).toMatchObject({
      type: 'graduatedSymbol',
      attr: '"价值 ""(万元)"""',
      graduatedMethod: 'GraduatedColor',
    });
    const ranges = attributesOf(qml, 'range');
    expect(ranges.map(({ lower, upper }) => [Number(lower), Number(upper)])).toEqual([
      [1, 4],
      [4, 7],
      [7, Number.MAX_VALUE],
    ]);
    expect(ranges.map(({ label }) => label)).toEqual(scheme.categories.map(({ label }) => label));
    expect(attributesOf(qml, 'symbol').map(({ name, type }) => [name, type])).toEqual([
      ['0', 'fill'],
      ['1', 'fill'],
      ['2', 'fill'],
    ]);
    const hex = (text: string) =>
      `#${text
        .split(',')
        .slice(0, 3)
        .map((one) => Number(one).toString(16).padStart(2, '0'))
        .join('')}`;
    expect(optionsOf(qml, 'color').map(hex)).toEqual(scheme.categories.map(({ color }) => color));
    // A flat fill cannot name the ends of dashes, so the outline is a line.
    expect(new Set(optionsOf(qml, 'outline_style'))).toEqual(new Set(['no']));
    expect(new Set(optionsOf(qml, 'line_color'))).toEqual(new Set(['107,122,114,128']));
    expect(new Set(optionsOf(qml, 'line_style'))).toEqual(new Set(['dash']));
  });

  it('writes values as categories, and the row of all others only where it is shown', () => {
    const name: Field = { name: 'Name', type: 'STRING' };
    const made = generateCategories(uniqueValuesScheme('polygon', { field: name, template }), {
      properties: [{ Name: 'a' }, { Name: 'b & c' }],
    });
    const hidden = { ...made, other: { ...made.other, visible: false } };
    const shown = { ...made, other: { ...made.other, visible: true } };
    const values = (qml: string) => attributesOf(qml, 'category').map(({ value }) => value);
    expect(values(qmlOfScheme(hidden).result).sort()).toEqual(['a', 'b & c']);
    expect(values(qmlOfScheme(shown).result).at(-1)).toBe('');
  });

  it('writes one symbol with several strokes as layers', () => {
    const outline = lineSymbol(
      simpleLine({ color: '#ffffff', width: 4 }),
      simpleLine({ color: '#000000', width: 2 }),
    );
    const scheme = singleSymbolScheme('polygon', { template: fillSymbol(simpleFill({ outline })) });
    const kinds = attributesOf(qmlOfScheme(scheme).result, 'layer').map((one) => one.class);
    expect(kinds).toEqual(['SimpleFill', 'SimpleLine', 'SimpleLine']);
  });
});
