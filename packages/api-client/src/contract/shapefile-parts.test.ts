import { describe, expect, it } from 'vitest';
import { shapefileFault } from './shapefile-parts';

describe('shapefileFault', () => {
  it('accepts the four parts and what programs write beside them, in upper and lower case', () => {
    expect(
      shapefileFault(['A.SHP', 'a.shx', 'a.dbf', 'A.prj', 'a.cpg', 'a.sbn', 'a.sbx', 'a.tdb', 'a.shp.xml']),
    ).toBeNull();
  });

  // 所选文件名应相同 and 上传文件不全 of the specification, and what else cannot be one shapefile.
  it.each([
    [['a.shp', 'b.shx', 'a.dbf', 'a.prj'], 'SHAPE_BASE_NAMES', { names: 'a.prj, b.shx' }],
    [['区.县.shp', '区.shx', '区.县.dbf', '区.县.prj'], 'SHAPE_BASE_NAMES', { names: '区.县.prj, 区.shx' }],
    [['a.shp', 'a.prj'], 'SHAPE_PARTS_MISSING', { missing: '.shx, .dbf' }],
    [[], 'SHAPE_PARTS_MISSING', { missing: '.shp, .shx, .dbf, .prj' }],
    [['a.shp', 'A.shp', 'a.shx', 'a.dbf', 'a.prj'], 'SHAPE_PART_TWICE', { file: 'A.shp' }],
    [['a.zip'], 'SHAPE_PART_UNKNOWN', { file: 'a.zip', expected: '.shp .shx .dbf .prj .cpg .sbn .sbx .tdb' }],
    [['shp', 'a.shp'], 'SHAPE_PART_UNKNOWN', { file: 'shp' }],
  ])('finds the fault of %j: %s', (names, name, args) => {
    expect(shapefileFault(names)).toMatchObject({ name, args });
  });
});
