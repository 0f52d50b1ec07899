import { fillSymbol, simpleFill } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { describe, expect, it } from 'vitest';
import { band, fieldSource, sumField } from '../../test/sample';
import { setClip, stretchNeeds } from './edit-stretch';
import { switchRasterScheme, switchVectorScheme } from './switch-scheme';

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

  it('takes a numeric field along and makes its rows', async () => {
    const statistics = await fieldSource.statistics(['Sum'], new AbortController().signal);
    const unique = generateCategories(
      createScheme('unique-values', 'polygon', { field: sumField, statistics }),
    );
    const next = switchVectorScheme(unique, 'graduated-color');
    expect(next.kind === 'graduated-color' && next.field).toEqual(sumField);
    expect(next.categories).toHaveLength(4);
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
});

describe('stretch', () => {
  it('needs the deviation or the histogram where the band lacks it', () => {
    expect(stretchNeeds('min-max', band.statistics)).toBeNull();
    expect(stretchNeeds('standard-deviation', band.statistics)).toBe('statistics');
    expect(stretchNeeds('percent-clip', band.statistics)).toBe('histogram');
    expect(stretchNeeds('histogram-equalization', band.statistics)).toBe('histogram');
    expect(stretchNeeds('standard-deviation', { ...band.statistics, stddev: 2 })).toBeNull();
  });

  it('resets both percentages to 2 when their sum exceeds 100', () => {
    const scheme = createScheme('stretch', 'raster', { minClip: 60, maxClip: 40 });
    expect(setClip(scheme, { minClip: 60 }).problem).toBeNull();
    const reset = setClip(scheme, { minClip: 61 });
    expect(reset.scheme).toMatchObject({ minClip: 2, maxClip: 2 });
    expect(reset.problem?.code).toBe('clip-sum-exceeds-100');
  });
});
