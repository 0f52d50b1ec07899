import { describe, expect, it } from 'vitest';
import { checkReclassification } from './reclassification';
import { fittingPresets, reclassificationPresets } from './reclassification-presets';

const classes = (...codes: number[]) => codes.map((value) => ({ value, count: 10 }));

describe('ready mappings', () => {
  it('are without problems, and name every class in both languages', () => {
    for (const { rows } of reclassificationPresets) {
      expect(checkReclassification(rows)).toEqual([]);
      expect(rows.filter(({ name }) => name.zh === '' || name.en === '')).toEqual([]);
    }
  });

  it('fit a file whose codes are theirs, first the one that is best used up', () => {
    const codesOf = (key: string) =>
      reclassificationPresets.find((preset) => preset.key === key)?.rows.map(({ source }) => source) ?? [];
    for (const key of ['glcnmo-south', 'esa-worldcover', 'globeland30', 'clcd', 'eight-classes', 'klhk-23'])
      expect(fittingPresets(classes(...codesOf(key)))[0], key).toMatchObject({ key, share: 1 });
  });

  it('count cells, not classes: a rare unknown code does not hide the product', () => {
    const [first] = fittingPresets([...classes(10, 20, 30, 40, 50, 60, 80, 90, 95), { value: 7, count: 1 }]);
    expect(first).toEqual({ key: 'esa-worldcover', classes: 9, share: 90 / 91 });
  });

  it('leave the choice open where a code means different things', () => {
    const full = fittingPresets(classes(11, 12, 13)).filter(({ share }) => share === 1);
    const keys = full.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['ecosystem-types', 'glcnmo-south', 'klhk-23']));
  });

  it('are not proposed for codes that none of them knows, or for no class at all', () => {
    expect(fittingPresets(classes(5000))).toEqual([]);
    expect(fittingPresets([])).toEqual([]);
  });
});
