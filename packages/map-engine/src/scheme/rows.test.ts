import { describe, expect, it } from 'vitest';
import type { Field } from '../model';
import { fillSymbol, lineSymbol, markerSymbol, simpleFill, simpleLine, simpleMarker } from '../model';
import {
  createScheme,
  generateCategories,
  graduatedColorScheme,
  legendEntries,
  pinCategory,
  symbolColor,
  uniqueValuesScheme,
} from './index';

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

describe('legendEntries', () => {
  it('lists shown rows, and other where it is shown and not empty', () => {
    const scheme = generateCategories(uniqueValuesScheme('point', { field: text }), {
      properties: [{ k: 'a' }, { k: 'b' }, { k: null }],
    });
    const hidden = generateCategories(pinCategory(scheme, '["a"]', { visible: false }), {
      properties: [{ k: 'a' }, { k: 'b' }, { k: null }],
    });
    expect(legendEntries(scheme).map((entry) => entry.label)).toEqual(['a', 'b', '']);
    expect(legendEntries(hidden).map((entry) => entry.label)).toEqual(['b', '']);
    expect(legendEntries(hidden, { includeHidden: true })).toHaveLength(3);
  });

  it('shows a ramp with its ends for a stretch and channels for a composite', () => {
    const stretch = createScheme('stretch', 'raster', {
      stretch: 'min-max',
      min: 0,
      max: 1e-4,
      ramp,
      reverse: true,
    });
    expect(legendEntries(stretch)).toMatchObject([
      { kind: 'ramp', colors: ['#ffffff', '#000000'], lowLabel: '0.00', highLabel: '1.00e-4' },
    ]);
    expect(legendEntries(createScheme('rgb-composite', 'raster')).map((entry) => entry.key)).toEqual([
      'red',
      'green',
      'blue',
    ]);
  });
});
