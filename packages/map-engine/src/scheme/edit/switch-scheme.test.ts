import { fillSymbol, rules, simpleFill } from '../../model';
import { createScheme, fieldStatistics, generateCategories } from '../index';
import { switchRasterScheme, switchVectorScheme } from './index';
import type { Field } from '../../model';
import { describe, expect, it } from 'vitest';
import { band } from '../../../test/bare-band';

const sumField: Field = { name: 'Sum', type: 'REAL' };

describe('switching the kind of a scheme', () => {
  it('takes the single symbol along as the template of the rows', () => {
    const template = fillSymbol(simpleFill({ opacity: 0.4 }));
    const next = switchVectorScheme(
      createScheme('single-symbol', 'polygon', { template }),
      'graduated-color',
    );
    expect(next.kind).toBe('graduated-color');
    expect(next.template).toEqual(template);
  });

  it('takes a numeric field along and makes its rows', () => {
    const sums = [1, 2, 4, 5, 7, 9, 10, 20].map((Sum) => ({ Sum }));
    const statistics = fieldStatistics(sums, [sumField]);
    const unique = generateCategories(
      createScheme('unique-values', 'polygon', { field: sumField, statistics }),
    );
    const next = switchVectorScheme(unique, 'graduated-color');
    expect(next.kind === 'graduated-color' && next.field).toEqual(sumField);
    expect(next.categories).toHaveLength(4);
  });

  it('lists only the most frequent of too many values', () => {
    const sums = Array.from({ length: 400 }, (_, i) => ({ Sum: i % 300 }));
    const statistics = fieldStatistics(sums, [sumField]);
    const graduated = createScheme('graduated-color', 'polygon', { field: sumField, statistics });
    for (const kind of ['unique-values', 'multiple-fields'] as const) {
      const { categories } = switchVectorScheme(graduated, kind);
      expect(categories).toHaveLength(rules.fewValues);
      expect(categories.every(({ count }) => count === 2)).toBe(true);
    }
  });

  it('leaves a text field behind', () => {
    const unique = createScheme('unique-values', 'polygon', { field: { name: 'NAME', type: 'STRING' } });
    const next = switchVectorScheme(unique, 'graduated-color');
    expect(next.kind === 'graduated-color' && next.field).toBeNull();
  });

  it('keeps bands, band, ramp and display of a raster', () => {
    const stretch = createScheme('stretch', 'raster', { bands: [band], opacity: 0.5, reverse: true });
    const next = switchRasterScheme(stretch, 'raster-graduated');
    expect(next).toMatchObject({ kind: 'raster-graduated', band: 0, opacity: 0.5, bands: [band] });
    expect(next.kind === 'raster-graduated' && next.classification.reverse).toBe(true);
  });

  it('keeps every setting of the picture', () => {
    const display = {
      ...{ noDataColor: '#ff00ff', opacity: 0.5, brightness: 10, contrast: -10, gamma: 1.5 },
      background: { used: true, value: [1, 2, 3], color: '#123456' },
      relief: { used: true, sunAngle: 30, azimuth: 90, zFactor: 2 },
      resampling: 'bilinear',
    } as const;
    const stretch = createScheme('stretch', 'raster', { bands: [band], ...display });
    for (const kind of ['raster-graduated', 'raster-unique-values', 'rgb-composite'] as const) {
      expect(switchRasterScheme(stretch, kind)).toMatchObject({ kind, ...display });
    }
  });

  it('starts a composite with bands 1, 2, 3 over 2.5 standard deviations', () => {
    const stretch = createScheme('stretch', 'raster', { bands: [band, band, band] });
    expect(switchRasterScheme(stretch, 'rgb-composite')).toMatchObject({
      stretch: 'standard-deviation',
      stddevNumber: 2.5,
      channels: { red: { band: 0 }, green: { band: 1 }, blue: { band: 2 }, alpha: { used: false } },
    });
  });

  it('colours unique values by the palette of the band that has one', () => {
    const statistics = { ...band.statistics, uniqueValues: [0, 1, 2].map((value) => ({ value, count: 5 })) };
    const bands = [band, { name: 'cover', statistics }];
    const stretch = createScheme('stretch', 'raster', { bands, band: 1, ramp: ['#ffffff', '#000000'] });
    const palette = [
      [255, 0, 0, 255],
      [0, 128, 0, 255],
    ] as const;
    const colors = (made: ReturnType<typeof switchRasterScheme>) =>
      made.kind === 'raster-unique-values' && made.categories.map((row) => row.color);
    expect(
      colors(switchRasterScheme(stretch, 'raster-unique-values', { palettes: [null, palette] })),
    ).toEqual(['#ff0000', '#008000', '#000000']);
    expect(
      colors(switchRasterScheme(stretch, 'raster-unique-values', { palettes: [palette, null] })),
    ).toEqual(['#ffffff', '#808080', '#000000']);
  });
});

describe('classes of a raster whose stretch serves several', () => {
  const bandOf = (max: number, counts: readonly number[]) => ({
    name: '1',
    statistics: {
      ...{ ...band.statistics, min: 0, max, totalCount: counts.reduce((sum, count) => sum + count, 0) },
      histogram: { min: 0, max, counts },
    },
  });
  const own = [bandOf(50, [6, 2])];
  const both = bandOf(100, [6, 3, 0, 4]);
  const stretch = createScheme('stretch', 'raster', { bands: [both] });

  it('reach over the range of all, and count the cells on the map', () => {
    const made = switchRasterScheme(stretch, 'raster-graduated', { bands: own });
    if (made.kind !== 'raster-graduated') throw new Error(made.kind);
    expect(made.categories.at(-1)).toMatchObject({ upper: 100 });
    expect(made.categories.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(8);
    expect(made.bands).toEqual(own);
  });

  it('leave the stretch with the range of all when it is taken up again', () => {
    const made = switchRasterScheme(stretch, 'raster-graduated', { bands: own });
    expect(switchRasterScheme(made, 'stretch', { bands: own, left: stretch }).bands).toEqual([both]);
  });

  it('count what the scheme knows where that is not known of the cells', () => {
    const made = switchRasterScheme(stretch, 'raster-graduated', { bands: [band] });
    expect(made).toEqual(switchRasterScheme(stretch, 'raster-graduated'));
  });

  it('wait for the distribution that the scheme lacks', () => {
    const bare = createScheme('stretch', 'raster', { bands: [band] });
    const made = switchRasterScheme(bare, 'raster-graduated', { bands: own });
    expect(made).toEqual(switchRasterScheme(bare, 'raster-graduated'));
  });
});

describe('going back to a kind of raster scheme', () => {
  const stretch = createScheme('stretch', 'raster', { bands: [band, band] });
  const graduated = createScheme('raster-graduated', 'raster', { bands: [band, band], classes: 7 });

  it('finds it as it was left, with the display and the bands of now', () => {
    const richer = { ...band, statistics: { ...band.statistics, stddev: 3 } };
    const now = { ...stretch, opacity: 0.25, bands: [richer, band] };
    const back = switchRasterScheme(now, 'raster-graduated', { left: graduated });
    expect(back).toMatchObject({ classification: { classes: 7 }, opacity: 0.25, bands: [richer, band] });
  });

  it('regenerates it for another band', () => {
    const back = switchRasterScheme({ ...stretch, band: 1 }, 'raster-graduated', { left: graduated });
    expect(back).toMatchObject({ band: 1, classification: { classes: 4 } });
  });

  it('has no band to compare with after a composite', () => {
    const composite = switchRasterScheme(stretch, 'rgb-composite');
    const left = { ...graduated, band: 1 };
    expect(switchRasterScheme(composite, 'raster-graduated', { left })).toMatchObject({
      band: 1,
      classification: { classes: 7 },
    });
  });
});
