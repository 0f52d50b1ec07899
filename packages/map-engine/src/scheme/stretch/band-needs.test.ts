import { stretchKinds } from '../../model';
import type { RasterBand } from '../../model';
import { createScheme, schemeNeeds, stretchNeeds } from '../index';
import { describe, expect, it } from 'vitest';
import { band } from '../../../test/bare-band';

const histogram = { min: 0, max: 100, counts: [1, 2, 3] };
const full: RasterBand = {
  ...band,
  statistics: { ...band.statistics, stddev: 2, histogram, uniqueValues: [{ value: 1, count: 6 }] },
};

describe('what a stretch needs', () => {
  it('is the deviation for standard deviations, the histogram for clip and equalisation, else nothing', () => {
    expect(stretchKinds.map((kind) => stretchNeeds(kind, band.statistics))).toEqual([
      null,
      'statistics',
      'histogram',
      'histogram',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is nothing once the band has it', () => {
    for (const kind of stretchKinds) expect(stretchNeeds(kind, full.statistics)).toBeNull();
  });
});

describe('what a raster scheme needs', () => {
  const bands = [band, full, full];

  it('is the histogram for classes and the values for unique values, of the chosen band', () => {
    expect(schemeNeeds(createScheme('raster-graduated', 'raster', { bands }))).toBe('histogram');
    expect(schemeNeeds(createScheme('raster-graduated', 'raster', { bands, band: 1 }))).toBeNull();
    expect(schemeNeeds(createScheme('raster-unique-values', 'raster', { bands }))).toBe('unique-values');
    expect(schemeNeeds(createScheme('raster-unique-values', 'raster', { bands, band: 1 }))).toBeNull();
  });

  it('is nothing before a band is chosen', () => {
    expect(schemeNeeds(createScheme('raster-graduated', 'raster', { bands, band: null }))).toBeNull();
  });

  it('is nothing for a stretch by what is in view', () => {
    const stretch = createScheme('stretch', 'raster', { bands, stretch: 'percent-clip' });
    expect(schemeNeeds(stretch)).toBe('histogram');
    expect(schemeNeeds({ ...stretch, statisticsFrom: 'view' })).toBeNull();
  });

  it('is what any used colour of a composite lacks', () => {
    const composite = createScheme('rgb-composite', 'raster', { bands });
    expect(schemeNeeds(composite)).toBe('statistics');
    const { channels } = composite;
    expect(
      schemeNeeds({ ...composite, channels: { ...channels, red: { used: false, band: 0 } } }),
    ).toBeNull();
    // Opacity is not stretched by the deviation.
    const red = { used: true, band: 1 };
    expect(
      schemeNeeds({ ...composite, channels: { ...channels, red, alpha: { used: true, band: 0 } } }),
    ).toBeNull();
  });
});
