import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  generateCategories,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  stretchScheme,
} from '../../scheme';
import { colorTableText } from './color-table-text';
import { schemeFromColorTable } from './read-color-table';

const values = [-3, 0, 3, 10, 12, 20, 25, 30, 31];
const classes = generateCategories(
  rasterGraduatedScheme({
    manualBreaks: [0, 10, 20, 30],
    classes: 3,
    ramp: ['#ff0000', '#00ff00', '#0000ff'],
  }),
  { values },
);
const table = generateCategories(rasterUniqueValuesScheme({ ramp: 'Set3' }), { values: [1, 2, 2, 7] });
const stretch = stretchScheme({ min: 10, max: 30, ramp: 'viridis' });

describe.each(['qgis', 'gdal'] as const)('for %s', (program) => {
  it('a stretch has its ends and colours', () => {
    const { result, losses } = colorTableText(stretch, { program });
    expect(losses).toEqual([]);
    expect(schemeFromColorTable(result).result).toMatchObject({ kind: 'stretch', min: 10, max: 30 });
  });

  it('classes keep their values and colours', () => {
    const { result } = colorTableText(classes, { program });
    const read = schemeFromColorTable(result, 'intervals').result;
    for (const value of values) {
      const [before, after] = [categoryOf(classes, value), categoryOf(read, value)];
      expect(after?.kind).toBe(before?.kind);
      if (before?.kind === 'range') expect(after?.color).toBe(before.color);
    }
  });

  it('values keep their colours', () => {
    const { result } = colorTableText(table, { program });
    const read = schemeFromColorTable(result, 'values').result;
    for (const value of [1, 2, 7])
      expect(categoryOf(read, value)?.color).toBe(categoryOf(table, value)?.color);
    expect(categoryOf(read, 3)?.kind).toBe('other');
  });
});

it('has for GDAL one colour from just above the end of a class to its own end', () => {
  // `gdaldem color-relief -alpha` of GDAL 3.6 paints -3, 0, 10, 10.0001, 20, 30 and 31 with it: nothing, red, red,
  // green, green, blue, nothing.
  expect(colorTableText(classes, { program: 'gdal' }).result.split('\n')).toEqual([
    '-5e-324 200 200 200 0',
    '0 255 0 0 255',
    '10 255 0 0 255',
    '10.000000000000002 0 255 0 255',
    '20 0 255 0 255',
    '20.000000000000004 0 0 255 255',
    '30 0 0 255 255',
    '30.000000000000004 200 200 200 0',
    `${Number.MAX_VALUE} 200 200 200 0`,
    'nv 0 0 0 0',
    '',
  ]);
});

it('reads what people write for GDAL: names, commas, comments', () => {
  const text = '# elevation\n0 white\n3500,250,202,1\n\n5000:255:255:255:128\nnv 0 0 0\n50% red\n';
  const { result, losses } = schemeFromColorTable(text);
  expect(result).toMatchObject({ kind: 'stretch', min: 0, max: 5000 });
  expect(losses).toEqual([{ path: '', property: '50%', why: 'unsupported', nearest: null }]);
});

it('keeps labels with commas, in one line each', () => {
  const text = '# QGIS Generated Color Map Export File\nINTERPOLATION:EXACT\n1,0,100,0,255,林地, 国有\n';
  const { result } = schemeFromColorTable(text);
  expect(categoryOf(result, 1)).toMatchObject({ label: '林地, 国有', color: '#006400' });
  const label = colorTableText(
    { ...table, categories: table.categories.map((row) => ({ ...row, label: 'a\nb' })) },
    { program: 'qgis' },
  ).result;
  expect(label.trim().split('\n')).toHaveLength(2 + table.categories.length);
});

it.each(['', 'hello world', '1,2\n3,4'])('refuses the text %j', (text) => {
  expect(() => schemeFromColorTable(text)).toThrow(
    expect.objectContaining({ code: 'style-unsupported' }) as Error,
  );
});
