import { describe, expect, it } from 'vitest';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../model';
import { compileLabel } from './compile-label';

const on = { useLabel: true, field: 'name' } as const;

describe('compileLabel', () => {
  it('is 12 px black text without halo and box unless told otherwise', () => {
    expect(compileLabel(labelSymbol(on))).toMatchObject({
      font: expect.stringContaining('12px'),
      fill: '#000000',
      halo: null,
      background: null,
      placement: 'point',
      allowOverlap: false,
    });
  });

  it('is null while labels are off or have no field', () => {
    expect(compileLabel(labelSymbol({ field: 'name' }))).toBeNull();
    expect(compileLabel(labelSymbol({ useLabel: true }))).toBeNull();
  });

  it('writes nothing for a missing field, null and NaN, and 0 as 0', () => {
    const { textOf } = compileLabel(labelSymbol(on))!;
    const texts = [{}, { name: null }, { name: NaN }, { name: '' }, { name: 0 }, { name: '泰安市' }];
    expect(texts.map((properties) => textOf(properties, 1))).toEqual(['', '', '', '', '0', '泰安市']);
  });

  it('writes what a format makes of the values that there are', () => {
    const format = (value: unknown, field: string) => `${field} ${Number(value) / 1e8} 亿元`;
    const { textOf } = compileLabel(labelSymbol(on), format)!;
    const texts = [{ name: 25e7 }, { name: 0 }, { name: null }, { name: NaN }, {}];
    expect(texts.map((properties) => textOf(properties, 1))).toEqual([
      'name 2.5 亿元',
      'name 0 亿元',
      '',
      '',
      '',
    ]);
  });

  it('writes from the smallest resolution up to, not at, the greatest', () => {
    const { textOf } = compileLabel(labelSymbol({ ...on, minResolution: 10, maxResolution: 100 }))!;
    expect([9.9, 10, 99, 100].map((resolution) => textOf({ name: 'a' }, resolution))).toEqual([
      '',
      'a',
      'a',
      '',
    ]);
  });

  it('puts numbers of the priority field in order, features without one last', () => {
    const { priorityOf } = compileLabel(labelSymbol({ ...on, priorityField: 'p' }))!;
    expect([{ p: 3 }, { p: '4' }, { p: null }, { p: 'x' }, {}].map(priorityOf)).toEqual([
      3,
      4,
      -Infinity,
      -Infinity,
      -Infinity,
    ]);
  });

  it('fades text, halo and box alike', () => {
    const background = fillSymbol(
      simpleFill({ color: '#ff0000', outline: lineSymbol(simpleLine({ color: '#00ff00', width: 2 })) }),
    );
    const look = { ...on, haloWidth: 2, useBackground: true, background, opacity: 0.5 };
    expect(compileLabel(labelSymbol(look))).toMatchObject({
      fill: '#00000080',
      halo: { color: '#ffffff80', width: 2 },
      background: { fill: '#ff000080', stroke: { color: '#00ff0080', width: 2 } },
    });
  });
});
