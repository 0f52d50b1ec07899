import { describe, expect, it } from 'vitest';
import { expectPrinted, expectPrintedGrid, gridOf, landCover, printedRows } from '../../test/example-grid';
import { checkInputs } from '../check-inputs';
import { checkParameters } from '../check-parameters';
import { resolveParameters } from '../parameter-values';
import { runModel } from '../run-model';
import type { CaseGrids } from '../small-case';
import { windSandFixation as model } from '.';

const fvc = gridOf([
  [80, 60, 40],
  [60, 50, 5],
  [0, 50, 0],
]);
const factors = { erodibleFraction: 0.5, soilCrust: 0.6 };
const byFactors = { soilMethod: 'factors' };
const example = { landCover, fvc, wf: 10, ...factors };
const one = { landCover: gridOf([[512]]), fvc: gridOf([[50]]) };

/** Sand fixed in the first cell, in tonnes. */
const sandOf = (grids: CaseGrids, stored: Record<string, unknown> = {}) =>
  runModel(model, grids, { ...byFactors, ...stored }).functionQuantity[0].data[0];

describe('wind prevention and sand fixation', () => {
  it('gives the printed sand of each cell, and the printed total and value of the 3 × 3 example', () => {
    const { functionQuantity, table } = runModel(model, example, byFactors);
    expectPrintedGrid(
      functionQuantity[0],
      printedRows('2.300210 2.300210 2.295475 | 2.300193 2.238334 0 | 0 0 ND'),
    );
    expectPrinted(table[0].figure, '11.434423');
    expectPrinted(table[1].figure, '334.992863');
  });

  it('gives nothing without wind, and without cover', () => {
    expect(sandOf({ ...one, wf: 0, ...factors })).toBe(0);
    expect(sandOf({ ...one, fvc: gridOf([[0]]), wf: 10, ...factors })).toBe(0);
  });

  it('never counts less than nothing where cover would add to the loss', () => {
    const coverCoefficients = [{ type: 5, a: 0.01 }];
    expect(sandOf({ ...one, wf: 10, ...factors }, { coverCoefficients })).toBe(0);
  });

  it('has no result for types marked as missing, and counts them', () => {
    const coverCoefficients = [
      { type: 1, a: -9999 },
      { type: 12, a: -0.1535 },
    ];
    const { functionQuantity, warnings } = runModel(model, example, { ...byFactors, coverCoefficients });
    expectPrintedGrid(functionQuantity[0], printedRows('ND 2.300210 0 | 0 0 0 | 0 0 ND'));
    expect(warnings).toContainEqual({
      code: 'missing-coefficient',
      severity: 'warning',
      count: 1,
      at: 'coverCoefficients',
      parts: [{ key: '111', count: 1 }],
    });
    const faults = (a: number) => checkParameters(model.definition, { coverCoefficients: [{ type: 1, a }] });
    expect([-10, 10, -9999].map(faults)).toEqual([[], [], []]);
    expect([-10.1, 10.1, -9998].map((a) => faults(a)[0].code)).toEqual(
      new Array<string>(3).fill('out-of-range'),
    );
  });

  it('warns where the wind is beyond the largest loss of the formula', () => {
    const warned = (x: number) =>
      runModel(model, { ...one, wf: x, erodibleFraction: 1, soilCrust: 1 }, byFactors).warnings.map(
        ({ code }) => code,
      );
    expect(warned(61.7)).toEqual([]);
    expect(warned(61.8)).toEqual(['beyond-largest-soil-loss']);
  });

  it('is NoData where an input has none, but 0 for types without a row', () => {
    const nothing = gridOf([
      [-9999, -9999, -9999],
      [-9999, -9999, -9999],
      [-9999, -9999, -9999],
    ]);
    const { functionQuantity } = runModel(model, { ...example, fvc: nothing }, byFactors);
    expectPrintedGrid(functionQuantity[0], printedRows('ND ND ND | ND ND 0 | 0 0 ND'));
  });

  it('derives soil factors from texture, from organic carbon or matter, and from soil classes', () => {
    const soil = { sand: 60, silt: 25, clay: 15, caco3: 2 };
    const rasters = Object.fromEntries(Object.entries(soil).map(([key, value]) => [key, gridOf([[value]])]));
    const expected = sandOf({ ...one, wf: 10, erodibleFraction: 0.47475, soilCrust: 0.394905716 });
    const ofMatter = { soilMethod: 'texture', organicSource: 'matter' };
    const byMatter = sandOf({ ...one, wf: 10, ...rasters, organicMatter: gridOf([[1.5]]) }, ofMatter);
    const byCarbon = sandOf(
      { ...one, wf: 10, ...rasters, organicCarbon: gridOf([[1.5 / 1.724]]) },
      { soilMethod: 'texture' },
    );
    const soils = [{ soil: 7, ...soil, organic: 1.5 }];
    const byClass = sandOf(
      { ...one, wf: 10, soilClass: gridOf([[7]]) },
      { ...ofMatter, soilMethod: 'soil-class', soils },
    );
    for (const sand of [byMatter, byCarbon, byClass]) expect(sand / expected).toBeCloseTo(1, 8);
  });

  it('counts coarse sand alone where EF follows HJ', () => {
    const soil = { sand: 60, silt: 25, clay: 15, caco3: 2, organicMatter: 1.5, coarseSand: 20 };
    const rasters = Object.fromEntries(Object.entries(soil).map(([key, value]) => [key, gridOf([[value]])]));
    const stored = { soilMethod: 'texture', organicSource: 'matter', sandSize: 'coarse' };
    // (29.09 + 0.31·20 + 0.17·25 + 0.33·20/15 - 2.59·1.5 - 0.95·2) / 100
    const expected = sandOf({ ...one, wf: 10, erodibleFraction: 0.34195, soilCrust: 0.394905716 });
    expect(sandOf({ ...one, wf: 10, ...rasters }, stored) / expected).toBeCloseTo(1, 8);
  });

  it('divides texture by its sum with a warning, and refuses soils without clay', () => {
    const run = (soil: Record<string, number>) =>
      runModel(
        model,
        { ...one, wf: 10, soilClass: gridOf([[1]]) },
        {
          soilMethod: 'soil-class',
          organicSource: 'matter',
          soils: [{ soil: 1, organic: 1.5, caco3: 2, ...soil } as Record<string, number>],
        },
      );
    const fine = run({ sand: 60, silt: 25, clay: 15 });
    const stony = run({ sand: 48, silt: 20, clay: 12 });
    expect(stony.functionQuantity[0].data[0]).toBeCloseTo(fine.functionQuantity[0].data[0], 12);
    expect([fine, stony].map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      [],
      ['texture-normalised'],
    ]);
    expect(() => run({ sand: 75, silt: 25, clay: 0 })).toThrow(/no-clay at soils/);
  });

  it("derives K' from relief and from the slope", () => {
    const reference = (roughness: number) => sandOf({ ...one, wf: 10, ...factors, roughness });
    const byRelief = sandOf(
      { ...one, wf: 10, ...factors, relief: 10, reliefDistance: 100 },
      { roughnessMethod: 'relief', randomRoughness: 3 },
    );
    // Kr = 0.2 · 10² / 100 = 0.2; K' by Python
    expect(byRelief / reference(0.579831572023554)).toBeCloseTo(1, 10);
    const bySlope = { roughnessMethod: 'slope', slopeMethod: 'raster' };
    const slope = gridOf([[60]]);
    expect(sandOf({ ...one, wf: 10, ...factors, slope }, bySlope) / reference(0.5)).toBeCloseTo(1, 10);
    const dem = gridOf([[800]]);
    const level = { roughnessMethod: 'slope' };
    expect(sandOf({ ...one, wf: 10, ...factors, dem }, level)).toBe(reference(1));
  });

  it('asks only for the inputs that the chosen options read', () => {
    const missing = (stored: Record<string, unknown>) =>
      checkInputs(model.definition, resolveParameters(model.definition, stored), {}).map(({ at }) => at);
    expect(missing(byFactors)).toEqual(
      ['landCover', 'wf', 'erodibleFraction', 'soilCrust', 'fvc'].map((key) => `inputs.${key}`),
    );
    expect(missing({ ...byFactors, wfMethod: 'weather', fvcMethod: 'type' })).toEqual(
      [
        'landCover',
        'wind',
        'temperature',
        'monthlyPet',
        'monthlyPrecipitation',
        'rainDays',
        'erodibleFraction',
        'soilCrust',
        'dem',
      ].map((key) => `inputs.${key}`),
    );
    const bySlope = { ...byFactors, roughnessMethod: 'slope', fvcMethod: 'type' };
    expect(missing(bySlope)).toContain('inputs.dem');
    expect(missing({ ...bySlope, slopeMethod: 'raster' })).not.toContain('inputs.dem');
  });
});
