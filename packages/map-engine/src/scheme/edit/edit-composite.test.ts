import { rgbChannelNames } from '../../model';
import type { RasterBand, StretchKind } from '../../model';
import { checkScheme, createScheme } from '../index';
import { bandTriples, channelRange, setBandTriple, setChannel } from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { band } from '../../../test/bare-band';

const full: RasterBand = {
  ...band,
  statistics: { ...band.statistics, stddev: 10, histogram: { min: 0, max: 100, counts: [10, 10, 10, 10] } },
};
const bytes: RasterBand = {
  ...full,
  statistics: { ...full.statistics, dataType: 'uint8', min: 3, max: 250 },
};
const composite = createScheme('rgb-composite', 'raster', { bands: [full, band, full, bytes] });

describe('channels of a composite', () => {
  it('are changed one at a time', () => {
    const name = fc.constantFrom(...rgbChannelNames);
    const part = fc.record({ used: fc.boolean(), band: fc.option(fc.nat(3)) }, { requiredKeys: [] });
    fc.assert(
      fc.property(name, part, (changed, settings) => {
        const next = setChannel(composite, changed, settings);
        for (const other of rgbChannelNames) {
          const before = composite.channels[other];
          expect(next.channels[other]).toEqual(other === changed ? { ...before, ...settings } : before);
        }
        expect({ ...next, channels: null }).toEqual({ ...composite, channels: null });
      }),
    );
  });

  it('are offered in combinations that the raster has the bands for, its own order first', () => {
    expect(bandTriples(3)).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
    for (let count = 0; count <= 12; count++) {
      for (const triple of bandTriples(count)) {
        const made = setBandTriple(composite, triple);
        expect(rgbChannelNames.slice(0, 3).map((name) => made.channels[name])).toEqual(
          triple.map((shown) => ({ used: true, band: shown })),
        );
        expect(made.channels.alpha).toBe(composite.channels.alpha);
        expect(Math.max(...triple)).toBeLessThan(count);
      }
    }
  });

  it('make a composite that can be applied', () => {
    expect(
      checkScheme(setBandTriple(setChannel(composite, 'red', { used: false, band: null }), [0, 1, 2])),
    ).toEqual([]);
  });
});

describe('range of a channel', () => {
  const ranges = (stretch: StretchKind) =>
    rgbChannelNames.map((name) => channelRange({ ...composite, stretch }, name));

  it('is 2.5 deviations about the mean of the band', () => {
    expect(ranges('standard-deviation')).toEqual([[25, 75], null, [25, 75], null]);
  });

  it('is the minimum and maximum of the band', () => {
    expect(ranges('min-max').slice(0, 3)).toEqual([
      [0, 100],
      [0, 100],
      [0, 100],
    ]);
  });

  it('is what the percentages leave of the histogram', () => {
    const clipped = { ...composite, stretch: 'percent-clip', minClip: 25, maxClip: 50 } as const;
    expect(channelRange(clipped, 'red')).toEqual([25, 50]);
    expect(channelRange(clipped, 'green')).toBeNull();
  });

  it('of opacity is 0 to 255 for bytes, else the range of the band', () => {
    expect(channelRange(setChannel(composite, 'alpha', { used: true, band: 3 }), 'alpha')).toEqual([0, 255]);
    expect(channelRange(setChannel(composite, 'alpha', { used: true, band: 0 }), 'alpha')).toEqual([0, 100]);
  });

  it('is not known for what is in view', () => {
    expect(channelRange({ ...composite, statisticsFrom: 'view' }, 'red')).toBeNull();
  });
});
