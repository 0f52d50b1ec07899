import { describe, expect, it } from 'vitest';
import {
  characterMarker,
  clampToLimit,
  classification,
  defaultSymbol,
  defaults,
  hasVisibleLayer,
  labelSymbol,
  limits,
  lineSymbol,
  pinKey,
  previewSizes,
  rules,
  simpleFill,
  simpleLine,
  simpleMarker,
  symbolKindOf,
  valueKey,
  withinLimit,
} from './index';

// Numbers: sections 3, 5 and 9 of the specification of map and styling.
describe('start values of the specification', () => {
  it('fills with #769868, draws lines in #ff0000, markers of 8 px, labels of 12 px', () => {
    expect(simpleFill().color).toBe('#769868');
    expect(simpleLine().color).toBe('#ff0000');
    expect(simpleMarker()).toMatchObject({ size: 8, shape: 'circle', fillColor: '#769868' });
    expect(labelSymbol()).toMatchObject({ size: 12, useLabel: false });
    expect(defaults.characterText).toBe('!');
  });

  it('makes 4 classes, sizes 4 to 12', () => {
    const made = classification({ ramp: { name: '', colors: ['#000000', '#ffffff'] } });
    expect(made).toMatchObject({ classes: 4, startSize: 4, endSize: 12, manualBreaks: null });
  });

  it('puts "!" in place of an emptied character', () => {
    expect(characterMarker({ text: '' }).text).toBe('!');
    expect(characterMarker({ text: '林' }).text).toBe('林');
  });
});

describe('limits', () => {
  it.each([
    ['lineWidth', 1, 100],
    ['simpleMarkerSize', 1, 50],
    ['characterMarkerSize', 1, 100],
    ['imageWidth', 1, 100],
    ['rotation', -360, 360],
    ['offset', -360, 360],
    ['opacity', 0, 1],
    ['outlineWidth', 1, 100],
    ['lineInterval', 1, 360],
    ['pointInterval', 0, 360],
    ['backgroundValue', 0, 255],
    ['sunAngle', 1, 50],
    ['classes', 1, 50],
    ['detailClasses', 1, 31],
    ['byteBreak', -255, 255],
    ['clipPercentage', 0, 100],
    ['imageHeight', 1, 100],
    ['angle', -360, 360],
  ] as const)('%s is %d to %d', (name, min, max) => {
    expect(limits[name]).toMatchObject({ min, max });
  });

  it('starts stretches at 2.5 deviations and 0.5 percent, classes at 4, markers at 8 px', () => {
    const names = [
      'stddevNumber',
      'clipPercentage',
      'classes',
      'detailClasses',
      'simpleMarkerSize',
      'labelSize',
    ] as const;
    expect(names.map((name) => limits[name].default)).toEqual([2.5, 0.5, 4, 4, 8, 12]);
    expect([limits.graduatedStartSize.default, limits.graduatedEndSize.default]).toEqual([4, 12]);
    expect(limits.opacity.step).toBe(0.01);
  });

  it('holds the rules that are not bounds of a number', () => {
    expect(rules).toMatchObject({
      clipReset: 2,
      breakDecimals: 20,
      stddevIntervals: [1, 1 / 2, 1 / 3, 1 / 4],
      maxUniqueFields: 3,
      regionPoints: 3,
      legendRows: 6,
      xyzMaxLevel: 18,
      markerCharacters: [
        [32, 126],
        [19968, 40869],
      ],
    });
    expect(defaults.inputProjection).toBe('EPSG:4326');
    expect(previewSizes).toEqual({
      overall: { width: 124, height: 80 },
      symbol: { width: 66, height: 34 },
      library: { width: 70, height: 40 },
    });
  });

  it('every default is inside its bounds', () => {
    for (const bound of Object.values(limits)) expect(withinLimit(bound, bound.default)).toBe(true);
  });

  it('clamps to the nearest bound and NaN to the default', () => {
    expect(clampToLimit(limits.classes, 99)).toBe(50);
    expect(clampToLimit(limits.classes, -1)).toBe(1);
    expect(clampToLimit(limits.classes, NaN)).toBe(4);
  });

  it('images are limited to 2 MB of png or jpeg', () => {
    expect(rules.imageBytes).toBe(2 * 1024 * 1024);
    expect(rules.imageTypes).toEqual(['image/png', 'image/jpeg']);
  });
});

describe('symbols', () => {
  it('are of the kind that draws the geometry', () => {
    for (const geometry of ['point', 'line', 'polygon'] as const) {
      expect(defaultSymbol(geometry).kind).toBe(symbolKindOf(geometry));
    }
  });

  it('are visible while one layer is', () => {
    expect(hasVisibleLayer(lineSymbol(simpleLine({ visible: false }), simpleLine()))).toBe(true);
    expect(hasVisibleLayer(lineSymbol(simpleLine({ visible: false })))).toBe(false);
  });
});

describe('row keys', () => {
  it('distinguish the number 1, the text 1 and null', () => {
    expect(new Set([valueKey([1]), valueKey(['1']), valueKey([null])]).size).toBe(3);
  });

  it('do not confuse combinations of texts', () => {
    expect(valueKey(['a,b', 'c'])).not.toBe(valueKey(['a', 'b,c']));
  });

  it('are the same for an pin and its row', () => {
    expect(pinKey({ at: { kind: 'value', values: ['林'] } })).toBe(valueKey(['林']));
  });
});
