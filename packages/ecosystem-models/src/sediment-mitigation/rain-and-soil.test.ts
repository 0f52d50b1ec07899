import { describe, expect, it } from 'vitest';
import { gridOf } from '../../test/example-grid';
import { checkInputs } from '../check-inputs';
import { checkParameters } from '../check-parameters';
import { resolveParameters } from '../parameter-values';
import { runModel } from '../run-model';
import { sedimentMitigation as model } from '.';

const bySlope = { slopeMethod: 'raster' };

describe('sediment mitigation: rain and soil', () => {
  const cell = {
    landCover: gridOf([[111, 121]]),
    kFactor: 0.03,
    slope: gridOf([[10, 10]]),
    fvc: gridOf([[80, 80]]),
  };
  const perR = 39.0157 / 5000;
  const retained = (inputs: object, stored = {}) =>
    runModel(model, { ...cell, ...inputs }, { ...bySlope, ...stored }).layers.soilRetentionT.data;

  it('derives R from annual precipitation, a number or a raster', () => {
    expect(retained({ precipitation: 1000 }, { rMethod: 'annual' })[0]).toBeCloseTo(4919.729866 * perR, 2);
    const rain = { precipitation: gridOf([[1000, -9999]]) };
    const byRaster = retained(rain, { rMethod: 'annual' });
    expect(byRaster[0]).toBeCloseTo(4919.729866 * perR, 2);
    expect(byRaster[1]).toBe(-9999);
  });

  it('derives R from daily numbers or bands of whole years', () => {
    const days = [20, 8, ...new Array<number>(363).fill(0)];
    const byStation = retained({ dailyPrecipitation: days }, { rMethod: 'daily' });
    expect(byStation[0]).toBeCloseTo(54.667606 * perR, 5);
    const bands = days.map((depth, day) => (day === 1 ? gridOf([[depth, -9999]]) : depth));
    const byBand = retained({ dailyPrecipitation: bands }, { rMethod: 'daily' });
    expect(byBand[0]).toBeCloseTo(byStation[0], 12);
    expect(byBand[1]).toBe(-9999);
    const twoYears = [...days, ...new Array<number>(366).fill(0)];
    const mean = retained({ dailyPrecipitation: twoYears }, { rMethod: 'daily', firstYear: 2019 });
    expect(mean[0]).toBeCloseTo(byStation[0] / 2, 12);
  });

  it('refuses days that are not whole years from the first one on', () => {
    const dailyPrecipitation = new Array<number>(731).fill(20);
    expect(() => retained({ dailyPrecipitation }, { rMethod: 'daily', firstYear: 2021 })).toThrow(
      /daily-series-not-whole-years at dailyPrecipitation/,
    );
    expect(() => retained({ dailyPrecipitation: [100, 60] }, { rMethod: 'daily' })).toThrow(
      /daily-series-not-whole-years/,
    );
  });

  it('derives K from texture with organic carbon or matter, and warns of rock fragments', () => {
    const { kFactor: _, ...plain } = cell;
    const texture = (share: number) => ({
      ...plain,
      rFactor: 5000,
      sand: gridOf([[40 * share, 40]]),
      silt: gridOf([[40 * share, 40]]),
      clay: gridOf([[20 * share, -9999]]),
    });
    const perK = 39.0157 / 0.03;
    const carbon = { organicCarbon: gridOf([[1.2, 1.2]]) };
    const whole = runModel(model, { ...texture(1), ...carbon }, { ...bySlope, kMethod: 'texture' });
    expect(whole.layers.soilRetentionT.data[0]).toBeCloseTo(0.0172393807 * perK, 3);
    expect(whole.layers.soilRetentionT.data[1]).toBe(-9999);
    expect(whole.warnings.map(({ code }) => code)).toEqual(['input-nodata']);
    const matter = { organicMatter: gridOf([[1.2 * 1.724, 1]]) };
    const stored = { ...bySlope, kMethod: 'texture', organicSource: 'matter' };
    const rocky = runModel(model, { ...texture(0.8), ...matter }, stored);
    expect(rocky.layers.soilRetentionT.data[0]).toBeCloseTo(whole.layers.soilRetentionT.data[0], 9);
    expect(rocky.warnings.map(({ code, count }) => [code, count])).toEqual([
      ['input-nodata', 1],
      ['texture-normalised', 1],
    ]);
  });

  it('derives K from soil classes and a table of their texture', () => {
    const soilTextures = [
      { soil: 201, sand: 52.25, silt: 13.8, clay: 15.66, organic: 2.31 },
      { soil: 7, sand: 40, silt: 40, clay: 20, organic: 1.2 * 1.724 },
    ];
    const inputs = {
      landCover: gridOf([[111, 111, 111, 111]]),
      slope: gridOf([[10, 10, 10, 10]]),
      fvc: gridOf([[80, 80, 80, 80]]),
      rFactor: 5000,
      soilClass: gridOf([[201, 7, 8, -9999]]),
    };
    const stored = { ...bySlope, kMethod: 'soil-class', organicSource: 'matter', soilTextures };
    const { layers, warnings } = runModel(model, inputs, stored);
    const { data } = layers.soilRetentionT;
    expect(data[0]).toBeCloseTo((0.0106088573 * 39.0157) / 0.03, 3);
    expect(data[1]).toBeCloseTo((0.0172393807 * 39.0157) / 0.03, 3);
    expect([...data.slice(2)]).toEqual([-9999, -9999]);
    expect(warnings.map(({ code, at, count }) => [code, at, count])).toEqual([
      ['input-nodata', 'inputs', 1],
      ['texture-normalised', 'soilTextures', 1],
      ['unknown-soil-class', 'soilClass', 1],
    ]);
  });
});

describe('sediment mitigation: form', () => {
  const { definition } = model;
  const missing = (stored: Record<string, unknown>) =>
    checkInputs(definition, resolveParameters(definition, stored), {}).map(({ at }) =>
      at.replace('inputs.', ''),
    );

  it('asks for what the chosen options read', () => {
    expect(missing({})).toEqual(['landCover', 'rFactor', 'dem', 'fvc']);
    expect(missing({ rMethod: 'annual', fvcMethod: 'type' })).toEqual(['landCover', 'precipitation', 'dem']);
    expect(
      missing({ rMethod: 'daily', kMethod: 'texture', slopeMethod: 'raster', cMethod: 'table' }),
    ).toEqual(['landCover', 'dailyPrecipitation', 'sand', 'silt', 'clay', 'organicCarbon', 'slope']);
    expect(
      missing({ kMethod: 'soil-class', lsMethod: 'desmet-govers', cMethod: 'raster', pMethod: 'raster' }),
    ).toEqual([
      'landCover',
      'rFactor',
      'soilClass',
      'flowAccumulation',
      'percentSlope',
      'cFactor',
      'pFactor',
    ]);
  });

  it('bounds P and the ratio to 0-1, density to 0.5-2.5, slope lengths to above 0 and 300 m', () => {
    const faults = (stored: Record<string, unknown>) =>
      checkParameters(definition, stored).map(({ at }) => at);
    expect(faults({ pValue: 1.1, sedimentRatio: -0.1, bulkDensity: 0.4 })).toEqual([
      'parameters.pValue',
      'parameters.sedimentRatio',
      'parameters.bulkDensity',
    ]);
    expect(faults({ cMethod: 'table' })).toEqual(['parameters.coverFactors']);
    const lengths = [0, 0.1, 300, 301].map((value) =>
      checkInputs(definition, resolveParameters(definition, { slopeMethod: 'raster', fvcMethod: 'type' }), {
        landCover: { kind: 'file' },
        slope: { kind: 'file' },
        rFactor: { kind: 'plain', value: 5000 },
        slopeLengthM: { kind: 'plain', value },
      }).map(({ code }) => code),
    );
    expect(lengths).toEqual([['not-above'], [], [], ['out-of-range']]);
  });
});
