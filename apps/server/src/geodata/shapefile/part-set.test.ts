import { describe, expect, it } from 'vitest';
import { partSet } from './part-set';

const parts = (...names: string[]) => names.map((name) => ({ name, path: `/tmp/${name}` }));

describe('partSet', () => {
  it('takes companions along and counts upper and lower case as equal', () => {
    const set = partSet(parts('A.SHP', 'a.shx', 'a.dbf', 'A.prj', 'a.cpg', 'a.sbn', 'a.shp.xml'));
    expect([set.shp.name, set.cpg?.name]).toEqual(['A.SHP', 'a.cpg']);
  });

  it('finds a part that was given twice', () => {
    expect(() => partSet(parts('a.shp', 'A.shp', 'a.shx', 'a.dbf', 'a.prj'))).toThrow(/vector-part-twice/);
  });

  it('names what is missing', () => {
    expect(() => partSet(parts('a.shp', 'a.prj'))).toThrow(
      expect.objectContaining({ args: { missing: '.shx, .dbf' } }),
    );
    expect(() => partSet([])).toThrow(/vector-parts-missing/);
  });
});
