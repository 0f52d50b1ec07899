import { describe, expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { checkInputs } from '../check-inputs';
import { checkParameters } from '../check-parameters';
import { dependenciesOf } from '../compute-window';
import { resolveParameters } from '../parameter-values';
import { runModel } from '../run-model';
import type { RunResult } from '../run-model';
import type { RunOptions } from '../small-case';
import { sedimentMitigation } from '../sediment-mitigation';
import { nonPointSourceControl as model } from '.';

const grids = {
  landCover,
  rFactor: 5000,
  kFactor: 0.03,
  slope: gridOf([
    [10, 15, 8],
    [5, 4, 2],
    [0, 0, 0],
  ]),
  slopeLengthM: 30,
  fvc: gridOf([
    [80, 60, 40],
    [60, 50, 5],
    [0, 50, 0],
  ]),
};
const bySoil: RunOptions = { dependencies: { 'sediment-mitigation': { slopeMethod: 'raster' } } };

const total = ({ table }: RunResult, layer: string): number | null | undefined =>
  table.find((row) => row.layer === layer && row.district === null)?.figure;

describe('non-point source control by retained soil', () => {
  it('gives the printed tonnes of both pollutants and their value', () => {
    const result = runModel(model, grids, {}, { ...bySoil, districts });
    expectPrinted(total(result, 'tn'), '0.622686');
    expectPrinted(total(result, 'tp'), '0.181757');
    expectPrinted(total(result, 'value'), '2107.5404');
    expectPrinted((total(result, 'tn-value') ?? NaN) + (total(result, 'tp-value') ?? NaN), '2107.5404');
    expect(Object.keys(result.layers)).toEqual(['tn', 'tn-value', 'tp', 'tp-value', 'value']);
  });

  it('is the content of each cell’s retained soil, with its zeros and NoData', () => {
    const soil = runModel(sedimentMitigation, grids, { slopeMethod: 'raster' }).layers.soilRetentionT;
    const { tn, tp } = runModel(model, grids, {}, bySoil).layers;
    soil.data.slice(0, 8).forEach((tonnes, i) => {
      expect(tn.data[i]).toBeCloseTo(tonnes * 0.0037, 12);
      expect(tp.data[i]).toBeCloseTo(tonnes * 0.00108, 12);
    });
    expect([tn.data[8], tp.data[8]]).toEqual([-9999, -9999]);
  });

  it('reads the soil before the forced zero of sediment mitigation, and takes a forced zero itself', () => {
    const forced = runModel(model, grids, {}, { ...bySoil, forcedZero: [1] });
    expect([...forced.layers.tn.data.slice(0, 2)]).toEqual([0, 0]);
    expectPrinted(forced.layers.tn.data[2], String((25.3823 * 0.0037).toFixed(5)));
  });

  it('counts cells without data once, with the warnings of sediment mitigation', () => {
    const holes = gridOf([
      [-9999, 15, 8],
      [5, 4, 2],
      [0, 0, 0],
    ]);
    const { layers, warnings } = runModel(model, { ...grids, slope: holes }, {}, bySoil);
    expect(layers.value.data[0]).toBe(-9999);
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['missing-land-type', 1],
      ['input-nodata', 1],
    ]);
  });

  it('accounts for the chosen pollutants only', () => {
    const result = runModel(model, grids, { pollutants: ['tp'] }, bySoil);
    expect(Object.keys(result.layers)).toEqual(['tp', 'tp-value', 'value']);
    expectPrinted(total(result, 'tp'), '0.181757');
    expect(total(result, 'value')).toBe(total(result, 'tp-value'));
  });

  it('prices each pollutant of each year', () => {
    const prices = [
      { pollutant: 'tn', price: { current: 1000, comparable: 500 } },
      { pollutant: 'tp', price: 0 },
    ];
    const soilPollutant = [
      { pollutant: 'tn', content: 0.5 },
      { pollutant: 'tp', content: 1 },
    ];
    const run = (year: 'current' | 'comparable') =>
      total(runModel(model, grids, { prices, soilPollutant }, { ...bySoil, year }), 'value');
    expectPrinted(run('current'), String(Math.round(168.2936 * 500)));
    expect((run('current') ?? NaN) / (run('comparable') ?? NaN)).toBeCloseTo(2, 12);
  });
});

describe('non-point source control by retained rain', () => {
  const hsg = gridOf([
    [2, 2, 2],
    [2, 2, 2],
    [4, 4, 2],
  ]);
  const emc = [
    { type: 1, tn: 0.19, tp: 0.006 },
    { type: 512, tn: 23 },
  ];

  it('has the load of the rain that does not run off, by curve numbers', () => {
    // Runoff of 100 mm: 12.8254 mm in both forests, 46.6564 mm on cropland; 1 mg/L in 1 m³ is 1e-6 t.
    const { layers, warnings } = runModel(
      model,
      { landCover, dailyPrecipitation: [100], hsg },
      { method: 'runoff-emc', emc },
    );
    const forest = (100 - 12.8254) * 0.9;
    const crop = (100 - 46.6564) * 0.9;
    expect(layers.tn.data[0]).toBeCloseTo(forest * 0.19e-6, 9);
    expect(layers.tp.data[1]).toBeCloseTo(forest * 0.006e-6, 9);
    expect(layers.tn.data[4]).toBeCloseTo(crop * 23e-6, 8);
    expect([layers.tp.data[4], layers.tn.data[2], layers.tn.data[8]]).toEqual([0, 0, -9999]);
    expect(layers.value.data[0]).toBeCloseTo(forest * (0.19e-6 * 1750 + 0.006e-6 * 5600), 6);
    expect(warnings.map(({ code }) => code)).toContain('runoff-events-below-a-year');
  });

  it('adds up the rain of all events, and is missing where one is', () => {
    const second = gridOf([
      [20, 20, 20],
      [20, 20, 20],
      [20, 20, 20],
    ]);
    const hole = { ...second, data: second.data.map((depth, i) => (i === 0 ? -9999 : depth)) };
    const run = (events: readonly (number | typeof second)[]) =>
      runModel(model, { landCover, dailyPrecipitation: events, hsg }, { method: 'runoff-emc', emc }).layers.tn
        .data;
    // 20 mm are below the initial abstraction of forest, 0.2 · 207.8 mm: all of them are retained.
    expect(run([100, second])[0]).toBeCloseTo((120 - 12.8254) * 0.9 * 0.19e-6, 9);
    expect([...run([100, hole]).slice(0, 3)]).toEqual([-9999, run([100, second])[1], 0]);
  });

  it('has the load of the rain that does not run off, by coefficients', () => {
    const { layers } = runModel(
      model,
      { landCover, precipitation: 1000 },
      { method: 'runoff-emc', pollutants: ['tn'] },
      { dependencies: { 'runoff-analysis': { method: 'runoff-coefficient' } } },
    );
    // Retained: 850 mm in forest, 700 mm on cropland, 150 mm in a residential area.
    const wanted = [850 * 0.19, 850 * 0.19, 0, 0, 700 * 23, 150 * 6.85, 0, 0].map((load) => load * 0.9e-6);
    wanted.forEach((tonnes, i) => expect(layers.tn.data[i]).toBeCloseTo(tonnes, 12));
    expectPrintedGrid(
      { ...layers.tn, data: layers.tn.data.map((cell) => (cell === -9999 ? cell : cell * 1e6)) },
      printedRows('145.35 145.35 0 | 0 14490 924.75 | 0 0 ND'),
    );
  });
});

describe('non-point source control: form', () => {
  const { definition } = model;
  const codes = (stored: Record<string, unknown>) =>
    checkParameters(definition, stored).map(({ at, code }) => [at, code]);

  it('needs one pollutant at least, and a row for each chosen one', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ pollutants: [] })).toEqual([['parameters.pollutants', 'too-few-items']]);
    const prices = [{ pollutant: 'tp', price: 5600 }];
    expect(codes({ prices })).toEqual([['parameters.prices', 'missing-row']]);
    expect(codes({ prices, pollutants: ['tp'] })).toEqual([]);
    const soilPollutant = [{ pollutant: 'tp', content: 0.001 }];
    expect(codes({ soilPollutant })).toEqual([['parameters.soilPollutant', 'missing-row']]);
    expect(codes({ soilPollutant, method: 'runoff-emc' })).toEqual([]);
    expect(codes({ soilPollutant: [], pollutants: ['tp'] })[0]).toEqual([
      'parameters.soilPollutant',
      'too-few-rows',
    ]);
  });

  it('bounds contents to 0-1', () => {
    const soilPollutant = [
      { pollutant: 'tn', content: 1.1 },
      { pollutant: 'tp', content: 1 },
    ];
    expect(codes({ soilPollutant })).toEqual([['parameters.soilPollutant[0].content', 'out-of-range']]);
  });

  it('reads the model of the chosen method, and asks for land cover itself', () => {
    const read = (method: string) => dependenciesOf(model.slug, resolveParameters(definition, { method }));
    expect(['soil-retention', 'runoff-emc'].map(read)).toEqual([
      ['sediment-mitigation'],
      ['runoff-analysis'],
    ]);
    expect(checkInputs(definition, resolveParameters(definition), {}).map(({ at }) => at)).toEqual([
      'inputs.landCover',
    ]);
  });
});
