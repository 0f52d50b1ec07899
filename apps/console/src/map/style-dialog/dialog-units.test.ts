import type { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import {
  categoryOf,
  fieldStatistics,
  generateCategories,
  graduatedColorScheme,
  schemeBreaks,
} from '@gep/map-engine/scheme';
import { setBreaks } from '@gep/map-engine/scheme/edit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenedPolygons } from '../layer/opened-layer';
import { dialogUnits } from './dialog-units';

/** 13 digits: values that differ by less are equal in any unit. */
const cents = fc.integer({ min: 1, max: 1e13 }).map((amount) => amount / 100);
const field = { name: 'Sum', type: 'REAL' } as const;

/** A layer in 万元 whose legend counts in 亿元. */
function opened(values: readonly number[]) {
  const rows = values.map((Sum) => ({ Sum }));
  const statistics = fieldStatistics(rows, [field]);
  const quantiles = { field, method: 'quantile', classes: 4, statistics } as const;
  const scheme = generateCategories(graduatedColorScheme('polygon', quantiles), { properties: rows });
  const layer = { scheme } as unknown as ReturnType<typeof createPolygonLayer>;
  const sum = { name: 'Sum', alias: '价值量', unit: { factor: 1e4, unit: '亿元' }, hidden: false };
  const context = { ramp: null, columns: [sum], otherYear: null, language: 'zh-CN', minus: null };
  return { scheme, layer: { kind: 'polygon', layer, context } as unknown as OpenedPolygons };
}

it('shows edges and labels in the unit of the legend', () => {
  const { scheme, layer } = opened([1470.1, 20_000, 300_000, 846_542.37]);
  const shown = dialogUnits(layer).toDialog(scheme);
  expect(schemeBreaks(shown).at(-1)).toBeCloseTo(84.654237, 9);
  expect(shown.categories.at(-1)?.label).toMatch(/- 84\.65$/);
  expect(shown.statistics?.max).toBeCloseTo(84.654237, 9);
});

it('takes back an edge that was typed', () => {
  const { scheme, layer } = opened([1470.1, 20_000, 300_000, 846_542.37]);
  const units = dialogUnits(layer);
  const shown = units.toDialog(scheme);
  const edited = setBreaks(shown, [0.1, 2.5, 80]);
  expect(schemeBreaks(units.fromDialog(edited))).toEqual([1000, 25_000, 800_000]);
});

it('takes every edge back as it was, so that no district changes its class', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 4 }), (values) => {
      const { scheme, layer } = opened(values);
      const units = dialogUnits(layer);
      const back = units.fromDialog(units.toDialog(scheme));
      expect(schemeBreaks(back)).toEqual(schemeBreaks(scheme));
      for (const Sum of values)
        expect(categoryOf(back, { Sum })?.color).toBe(categoryOf(scheme, { Sum })?.color);
    }),
    { numRuns: 50 },
  );
});
