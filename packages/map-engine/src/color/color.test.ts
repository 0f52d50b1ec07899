import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorDifference,
  colorRamps,
  contrastRatio,
  defaultRasterRamp,
  findRamp,
  formatColor,
  fromLab,
  interpolateHex,
  isColorBlindSafe,
  labDifference,
  neighbourContrasts,
  neighbourDifferences,
  parseColor,
  sampleRamp,
  simulateColorVision,
  toLab,
  tryParseColor,
  withAlpha,
} from './index';

const channel = fc.integer({ min: 0, max: 255 });

it('spreads colours to any number, ends kept', () => {
  const three = ['#000000', '#ff0000', '#ffffff'];
  expect(interpolateHex(three, 5)).toEqual(['#000000', '#800000', '#ff0000', '#ff8080', '#ffffff']);
  expect(interpolateHex(three, 2)).toEqual(['#000000', '#ffffff']);
});

describe('colour texts', () => {
  it('reads hex, rgb and transparent', () => {
    expect(parseColor('#fff')).toEqual({ r: 255, g: 255, b: 255, a: 1 });
    expect(parseColor('#76986880')).toEqual({ r: 0x76, g: 0x98, b: 0x68, a: 128 / 255 });
    expect(parseColor('rgba(1, 2, 3, 0.5)')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 });
    expect(parseColor('rgb(1 2 3 / 50%)')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 });
    expect(parseColor('transparent').a).toBe(0);
  });

  it('refuses everything else', () => {
    for (const text of ['', '#ff', '#gggggg', 'rgb(1,2)', 'rgb(300,0,0)', 'url(x)', 'red;']) {
      expect(tryParseColor(text)).toBeNull();
    }
    expect(() => parseColor('#12')).toThrow(/color: got "#12", allowed/);
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(channel, channel, channel, channel, (r, g, b, alpha) => {
        const text = formatColor({ r, g, b, a: alpha / 255 });
        expect(formatColor(parseColor(text))).toBe(text);
      }),
    );
    expect(withAlpha('#ff0000', 0.2)).toBe('#ff000033');
  });
});

describe('CIELAB', () => {
  it('is that of the primaries of sRGB (Lindbloom, D65)', () => {
    for (const [color, wanted] of [
      ['#ff0000', [53.24, 80.09, 67.2]],
      ['#00ff00', [87.73, -86.18, 83.18]],
      ['#0000ff', [32.3, 79.19, -107.86]],
    ] as const) {
      const { l, a, b } = toLab(parseColor(color));
      [l, a, b].forEach((coordinate, i) => expect(coordinate).toBeCloseTo(wanted[i], 1));
    }
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const back = fromLab(toLab({ r, g, b }));
        expect(Math.round(back.r)).toBe(r);
        expect(Math.round(back.g)).toBe(g);
        expect(Math.round(back.b)).toBe(b);
      }),
    );
  });

  it('difference is that of the published test data (Sharma, Wu and Dalal 2005, table 1)', () => {
    const pairs: [number[], number[], number][] = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, -1, 2], [50, 0, 0], 2.3669],
      [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    ];
    for (const [one, two, wanted] of pairs) {
      const lab = ([l, a, b]: number[]): { l: number; a: number; b: number } => ({ l, a, b });
      expect(labDifference(lab(one), lab(two))).toBeCloseTo(wanted, 4);
    }
    expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(100, 3);
  });

  it('contrast is 21 for black on white (WCAG)', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('colour vision', () => {
  it('leaves greys as they are', () => {
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      const seen = simulateColorVision({ r: 128, g: 128, b: 128, a: 0.4 }, vision);
      expect(formatColor(seen)).toBe('#80808066');
    }
  });

  it('shows primaries as published for severity 1.0 (Machado 2009 in linear light, as Chromium emulates it)', () => {
    const seen = [
      ['protanopia', '#ff0000', '#6d5f00'],
      ['protanopia', '#00ff00', '#ffe500'],
      ['deuteranopia', '#ff0000', '#a39000'],
      ['deuteranopia', '#00ff00', '#efd63a'],
      ['deuteranopia', '#0000ff', '#003dfb'],
      ['tritanopia', '#ff0000', '#ff000f'],
      ['tritanopia', '#00ff00', '#00f7d9'],
      ['tritanopia', '#0000ff', '#006b96'],
    ] as const;
    for (const [vision, color, wanted] of seen) {
      expect(formatColor(simulateColorVision(parseColor(color), vision))).toBe(wanted);
    }
  });

  it('knows ramps that are known to be safe and unsafe (colorbrewer2.org; Nunez 2018; Crameri 2018)', () => {
    for (const name of [
      'viridis',
      'cividis',
      'batlow',
      'BrBG',
      'PRGn',
      'PiYG',
      'PuOr',
      'RdBu',
      'RdYlBu',
      'Blues',
    ]) {
      expect([name, findRamp(name)?.colorBlindSafe]).toEqual([name, true]);
    }
    for (const name of ['RdYlGn', 'RdGy', 'Set1', 'Accent']) {
      expect([name, findRamp(name)?.colorBlindSafe]).toEqual([name, false]);
    }
  });
});

describe('neighbours', () => {
  it('are compared two by two', () => {
    // Black to white is 100 (CIEDE2000) and 21 (WCAG); #767676 is the darkest grey of 4.54 on white (WCAG 2.2).
    expect(neighbourDifferences(['#000000', '#ffffff'], 2)).toEqual([expect.closeTo(100, 3)]);
    const contrasts = neighbourContrasts(['#000000', '#767676', '#ffffff'], 3);
    expect(contrasts).toEqual([expect.closeTo(21 / 4.54, 1), expect.closeTo(4.54, 2)]);
    expect(neighbourDifferences('viridis', 1)).toEqual([]);
  });

  it('red and green come close to eyes without cones for green, and only to those', () => {
    const [seen] = neighbourDifferences(['#d62728', '#2ca02c'], 2);
    const [deuteranopia] = neighbourDifferences(['#d62728', '#2ca02c'], 2, 'deuteranopia');
    const [tritanopia] = neighbourDifferences(['#d62728', '#2ca02c'], 2, 'tritanopia');
    expect(deuteranopia).toBeLessThan(seen / 3);
    expect(tritanopia).toBeGreaterThan(seen / 2);
  });
});

describe('preset ramps', () => {
  it('are at least 81, each of 8 or 11 opaque colours, with unique names', () => {
    expect(colorRamps.length).toBeGreaterThanOrEqual(81);
    expect(new Set(colorRamps.map((ramp) => ramp.name.toLowerCase())).size).toBe(colorRamps.length);
    for (const { name, colors } of colorRamps) {
      expect([name, [8, 11].includes(colors.length)]).toEqual([name, true]);
      for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('say who made them, and under a licence that lets us carry them', () => {
    for (const { name, source } of colorRamps) {
      expect([name, source]).toEqual([name, expect.stringMatching(/, (MIT|CC0-1\.0|Apache-2\.0)$/)]);
    }
  });

  it.each(colorRamps)('$name: the colour-blind flag is the computed one', (ramp) => {
    expect(ramp.colorBlindSafe).toBe(isColorBlindSafe(ramp, ramp.type));
  });

  it('start rasters with 8 colours from cyan to purple', () => {
    expect(defaultRasterRamp.colors).toHaveLength(8);
    expect(defaultRasterRamp.colors[0]).toBe('#00ffff');
    expect(defaultRasterRamp.colors[7]).toBe('#800080');
  });
});

describe('sampleRamp', () => {
  it('mixes halfway between two stops', () => {
    expect(sampleRamp(['#000000', '#ffffff'], 3)).toEqual(['#000000', '#808080', '#ffffff']);
    expect(sampleRamp(['#000000', '#ffffff'], 1)).toEqual(['#808080']);
    expect(sampleRamp(['#112233'], 2)).toEqual(['#112233', '#112233']);
  });

  it('mixes in CIELAB by choice: the middle of black and white has L = 50', () => {
    const [, middle] = sampleRamp(['#000000', '#ffffff'], 3, { space: 'lab' });
    expect(toLab(parseColor(middle)).l).toBeCloseTo(50, 0);
  });

  it('gives a ramp’s own colours at its own count, backwards when reversed', () => {
    for (const ramp of colorRamps) {
      expect(sampleRamp(ramp, ramp.colors.length)).toEqual(ramp.colors);
      expect(sampleRamp(ramp.name, ramp.colors.length, { reverse: true })).toEqual(
        [...ramp.colors].reverse(),
      );
    }
  });

  it('gives the first colours of a qualitative preset', () => {
    expect(sampleRamp('Set1', 3)).toEqual(['#e41a1c', '#377eb8', '#4daf4a']);
  });

  it('names what is allowed', () => {
    expect(() => sampleRamp('no such', 3)).toThrow(/ramp: got "no such"/);
    expect(() => sampleRamp('Blues', 0)).toThrow(/n: got 0/);
    expect(() => sampleRamp([], 3)).toThrow(/no colours/);
  });
});
