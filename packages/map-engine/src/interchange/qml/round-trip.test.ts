import { describe, expect, it } from 'vitest';
import { fillSymbol, gradientFill, lineSymbol, simpleFill, simpleLine } from '../../model';
import type { Scheme } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  singleSymbolScheme,
  stretchScheme,
  uniqueValuesScheme,
} from '../../scheme';
import { rowsOf } from '../testing/qml-text';
import { polygonQml } from './polygon-qml';
import { rasterQml } from './raster-qml';
import { schemeFromQml } from './read-qml';

describe('what is written is read as it was', () => {
  const outline = lineSymbol(
    simpleLine({ color: '#6b7a72', width: 2, dash: 'dash', join: 'miter', cap: 'square' }),
  );
  const template = fillSymbol(simpleFill({ color: '#76986880', outline }));
  const properties = [1, 2, 5, 7, 10].map((Sum) => ({ Sum, name: `区 ${Sum}` }));
  /** What a file can hold of a scheme: rows and rest, and what draws them. */
  const held = (scheme: Scheme) => ({
    kind: scheme.kind,
    rows: rowsOf(scheme).map(({ count: _, ...row }) => row),
  });

  it.each([
    ['one symbol', singleSymbolScheme('polygon', { template })],
    [
      'a gradient',
      singleSymbolScheme('polygon', {
        template: fillSymbol(gradientFill({ startColor: '#ff0000', angle: 30, useOutline: false })),
      }),
    ],
    [
      'classes',
      generateCategories(
        graduatedColorScheme('polygon', { field: { name: 'Sum', type: 'REAL' }, template, classes: 3 }),
        { properties },
      ),
    ],
    [
      'values',
      generateCategories(
        uniqueValuesScheme('polygon', { field: { name: 'name', type: 'STRING' }, template }),
        { properties },
      ),
    ],
  ] as const)('%s of polygons', (_, scheme) => {
    const { result, losses } = schemeFromQml(polygonQml(scheme));
    expect(losses).toEqual([]);
    // A fill has no cap; QGIS writes one for strokes of lines only.
    const plain = (rows: unknown) =>
      JSON.parse(JSON.stringify(rows).replace(/"cap":"\w+"/g, '"cap":""')) as unknown;
    const labels = (rows: ReturnType<typeof held>) =>
      scheme.kind === 'single-symbol'
        ? { ...rows, rows: rows.rows.map((row) => ({ ...row, label: '' })) }
        : rows;
    expect(plain(labels(held(result)))).toEqual(plain(labels(held(scheme))));
  });

  it('classes, also when they are made again of data', () => {
    const scheme = generateCategories(
      graduatedColorScheme('polygon', { field: { name: 'Sum', type: 'REAL' }, template, classes: 3 }),
      { properties },
    );
    const { result } = schemeFromQml(polygonQml(scheme));
    const again = generateCategories(result, { properties });
    expect(rowsOf(again).map(({ color, label, count }) => ({ color, label, count }))).toEqual(
      rowsOf(scheme).map(({ color, label, count }) => ({ color, label, count })),
    );
  });

  const values = [0, 3, 10, 12, 20, 25, 30, 31];
  it.each([
    [
      'stretch',
      stretchScheme({ min: 10, max: 30, ramp: 'viridis', brightness: 20, contrast: -10, gamma: 1.5 }),
    ],
    [
      'classes',
      generateCategories(
        rasterGraduatedScheme({ manualBreaks: [0, 10, 20, 30], classes: 3, ramp: 'viridis' }),
        {
          values,
        },
      ),
    ],
    ['values', generateCategories(rasterUniqueValuesScheme({ ramp: 'Set3' }), { values: [1, 2, 2, 7] })],
  ] as const)('%s of cells', (_, scheme) => {
    const { result, losses } = schemeFromQml(rasterQml(scheme));
    expect(losses).toEqual([]);
    expect(result.kind).toBe(scheme.kind);
    if (scheme.kind === 'stretch') {
      const { min, max, brightness, contrast, gamma } = scheme;
      expect(result).toMatchObject({ min, max, brightness, contrast, gamma });
      return;
    }
    for (const value of values) {
      const [before, after] = [categoryOf(scheme, value), categoryOf(result, value)];
      expect(after?.kind).toBe(before?.kind);
      if (before && before.kind !== 'other')
        expect(after).toMatchObject({ color: before.color, label: before.label });
    }
  });
});
