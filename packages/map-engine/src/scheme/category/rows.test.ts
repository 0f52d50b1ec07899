import { describe, expect, it } from 'vitest';
import type { BandStatistics, Field, Histogram } from '../../model';
import { fillSymbol, lineSymbol, markerSymbol, simpleFill, simpleLine, simpleMarker } from '../../model';
import {
  createScheme,
  generateCategories,
  graduatedColorScheme,
  legend,
  pinCategory,
  rampEnds,
  rampValues,
  stretchScheme,
  symbolColor,
  uniqueValuesScheme,
} from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const text: Field = { name: 'k', type: 'STRING' };
const ramp = ['#000000', '#ffffff'];

describe('symbols of rows', () => {
  it('keep casings and alpha of the template', () => {
    const casing = simpleLine({ color: '#ffffff', width: 6 });
    const template = lineSymbol(casing, simpleLine({ color: '#ff000080', width: 3 }));
    const made = generateCategories(
      graduatedColorScheme('line', { field: real, ramp, classes: 2, template }),
      {
        properties: [{ v: 1 }, { v: 2 }],
      },
    );
    expect(made.categories[1].symbol?.layers).toMatchObject([{ color: '#ffffff' }, { color: '#ffffff80' }]);
    expect(made.categories[0].symbol?.layers).toMatchObject([{ color: '#ffffff' }, { color: '#00000080' }]);
  });

  it('of hidden layers do not decide the colour', () => {
    expect(
      symbolColor(markerSymbol(simpleMarker({ visible: false }), simpleMarker({ fillColor: '#123456' }))),
    ).toBe('#123456');
    expect(symbolColor(fillSymbol(simpleFill({ color: '#111111' }), simpleFill({ color: '#222222' })))).toBe(
      '#111111',
    );
  });
});

describe('legend', () => {
  it('lists shown rows, and other where it is shown and not empty', () => {
    const scheme = generateCategories(uniqueValuesScheme('point', { field: text }), {
      properties: [{ k: 'a' }, { k: 'b' }, { k: null }],
    });
    const hidden = generateCategories(pinCategory(scheme, '["a"]', { visible: false }), {
      properties: [{ k: 'a' }, { k: 'b' }, { k: null }],
    });
    expect(legend(scheme).entries.map((entry) => entry.label)).toEqual(['a', 'b', 'Other']);
    expect(legend(hidden).entries.map((entry) => entry.label)).toEqual(['b', 'Other']);
    expect(legend(hidden, { includeHidden: true }).entries).toHaveLength(3);
  });

  it('ends a ramp where its stretch does, and says nothing while that is not known', () => {
    const statistics: Omit<BandStatistics, 'histogram'> = {
      ...{ dataType: 'float32', min: 0, max: 100, mean: 50, stddev: 10, noData: null, totalCount: 100 },
      ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [] },
    };
    const bands = (histogram: Histogram | null) => [{ name: '1', statistics: { ...statistics, histogram } }];
    const counts = Array.from({ length: 100 }, () => 1);
    const known = { band: 0, bands: bands({ min: 0, max: 100, counts }) };
    expect(rampEnds(stretchScheme({ stretch: 'standard-deviation', stddevNumber: 2, ...known }))).toEqual([
      30, 70,
    ]);
    const clip = { stretch: 'percent-clip', minClip: 2, maxClip: 10 } as const;
    expect(rampEnds(stretchScheme({ ...clip, ...known }))).toEqual([2, 90]);
    expect(rampEnds(stretchScheme({ ...clip, band: 0, bands: bands(null) }))).toBeNull();
    // What a stretch takes from the view is not what is known of the raster; the layer tells it.
    const inView = stretchScheme({ stretch: 'min-max', statisticsFrom: 'view', ...known });
    expect(rampEnds(inView)).toBeNull();
    expect(rampEnds(inView, [40, 45, 50, 55, 60])).toEqual([40, 60]);
    const drawn = rampValues({ low: 0, high: 16, curve: Math.sqrt });
    expect(legend(inView, { drawn }).entries).toMatchObject([
      {
        lowLabel: '0.00',
        highLabel: '16.00',
        ticks: [{ label: '1.00' }, { label: '4.00' }, { label: '9.00' }],
      },
    ]);
  });

  it('shows a ramp with its ends for a stretch and channels for a composite', () => {
    const stretch = createScheme('stretch', 'raster', {
      stretch: 'min-max',
      min: 0,
      max: 1e-4,
      ramp,
      reverse: true,
    });
    expect(legend(stretch).entries).toMatchObject([
      { kind: 'ramp', colors: ['#ffffff', '#000000'], lowLabel: '0.00', highLabel: '1.00e-4' },
    ]);
    expect(legend(createScheme('rgb-composite', 'raster')).entries.map((entry) => entry.key)).toEqual([
      'red',
      'green',
      'blue',
    ]);
  });
});
