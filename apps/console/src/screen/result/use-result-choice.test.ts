import { describe, expect, it } from 'vitest';
import { sampleModels as models } from './testing/sample-models';
import { allowedChoice, yearFault } from './use-result-choice';

const sampleModels = models.map((model) => ({ ...model, compareFlags: [0 as const, 1 as const] }));
const nothing = { model: null, type: null, year: null };
const current = { enterCurrentYear: true, enterComparableYear: false };
const [gep, water] = sampleModels;
const choose = (asked: Partial<Record<keyof typeof nothing, string>>, settings = current) =>
  allowedChoice({ ...nothing, ...asked }, sampleModels, gep, settings);

describe('allowedChoice', () => {
  it('starts with the first model, which has no raster here: partition statistics', () => {
    expect(choose({})).toEqual({ model: gep, layerType: 3, compareFlag: 0 });
  });
  it('shows the spatial result where there is one, and partition statistics when asked for', () => {
    expect(choose({ model: 'water' })).toEqual({ model: water, layerType: 5, compareFlag: 0 });
    expect(choose({ model: 'water', type: 'partition' }).layerType).toBe(3);
    expect(choose({ model: 'gep', type: 'spatial' }).layerType).toBe(3);
  });
  it('falls back to the year that is switched on', () => {
    expect(choose({ year: 'comparable' }).compareFlag).toBe(0);
    expect(choose({}, { enterCurrentYear: false, enterComparableYear: true }).compareFlag).toBe(1);
    expect(
      choose({ year: 'comparable' }, { enterCurrentYear: true, enterComparableYear: true }).compareFlag,
    ).toBe(1);
  });
  it('ignores a model that is not calculated', () => {
    expect(choose({ model: 'gone' }).model).toBe(gep);
    expect(allowedChoice(nothing, [], null, current).model).toBeNull();
  });
  it('shows the year that the model has', () => {
    const both = { enterCurrentYear: true, enterComparableYear: true };
    const some = [{ ...gep, compareFlags: [1 as const] }, water];
    const year = (asked: string | null) =>
      allowedChoice({ ...nothing, year: asked }, some, some[0], both).compareFlag;
    expect([year(null), year('current'), year('comparable')]).toEqual([1, 1, 1]);
    expect(yearFault(0, some[0], both)).toBe('yearMissing');
    expect(yearFault(0, water, both)).toBeNull();
  });
});
