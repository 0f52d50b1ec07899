import { describe, expect, it } from 'vitest';
import type { RasterFile } from '@gep/ecosystem-models';
import { word } from '../error/word';
import type { ModelInput } from './queries';
import { settingWarnings } from './raster-report';

const input: RasterFile = {
  key: 'precipitation',
  kind: 'raster',
  name: { zh: '降水', en: 'Precipitation' },
  unit: 'mm',
  expected: [100, 3000],
  physical: [0, 20_000],
  resampling: 'bilinear',
};
const rowOf = (min: number, max: number): ModelInput =>
  ({ fileName: 'p.tif', scale: 1, offset: 0, report: { kind: 'raster', min, max } }) as unknown as ModelInput;
const found = (min: number, max: number) =>
  settingWarnings(input, rowOf(min, max)).map((one) => [one.name, word(one, 'zh').message]);

describe('values of a whole file', () => {
  it('are outside what is physical, outside what is expected, or fine', () => {
    expect(found(-9, 500)).toEqual([
      ['FILE_OUTSIDE_PHYSICAL', expect.stringContaining('文件p.tif的数值（−9～500）超出物理范围')],
    ]);
    expect(found(50, 500)).toEqual([
      ['FILE_OUTSIDE_EXPECTED', '文件p.tif的数值（50～500）超出预期范围（100～3\u2009000）'],
    ]);
    expect(found(200, 500)).toEqual([]);
  });
});
