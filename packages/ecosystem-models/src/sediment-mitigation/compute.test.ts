import { describe, expect, it } from 'vitest';
import {
  districts,
  expectPrinted,
  expectPrintedGrid,
  gridOf,
  landCover,
  printedRows,
} from '../../test/example-grid';
import { runModel } from '../run-model';
import { sedimentMitigation as model } from '.';

const slope = gridOf([
  [10, 15, 8],
  [5, 4, 2],
  [0, 0, 0],
]);
const fvc = gridOf([
  [80, 60, 40],
  [60, 50, 5],
  [0, 50, 0],
]);
const grids = { landCover, rFactor: 5000, kFactor: 0.03, slope, slopeLengthM: 30, fvc };
const bySlope = { slopeMethod: 'raster' };
const soilOf = (inputs: typeof grids, stored = {}) =>
  runModel(model, inputs, { ...bySlope, ...stored }).layers.soilRetentionT.data;

/** C 1 on all types but those at sea: with P 1 nothing is kept. */
const bare = {
  ...bySlope,
  cMethod: 'table',
  coverFactors: [1, 2, 3, 4, 5, 6].map((type) => ({ type, c: 1 })),
};

describe('sediment mitigation', () => {
  it('gives the printed soil, sediment, district sums and value of the 3 × 3 example', () => {
    const { layers, table } = runModel(model, grids, bySlope, { districts });
    expectPrintedGrid(
      layers.soilRetentionT,
      printedRows('39.0157 75.8714 25.3823 | 13.8856 7.2994 6.0292 | 0.4050 0.4050 ND'),
    );
    expectPrintedGrid(
      layers.sediment,
      printedRows('7.4910 14.5673 4.8734 | 2.6660 1.4015 1.1576 | 0.0778 0.0778 ND'),
    );
    const figure = (layer: string, district: number | null) =>
      table.find((row) => row.layer === layer && row.district === district)?.figure;
    expectPrinted(figure('soilRetentionT', null), '168.2936');
    expectPrinted(figure('sediment', 1), '29.5978');
    expectPrinted(figure('sediment', 2), '2.7146');
    expectPrinted(figure('value', null), '503.4267');
  });

  it('takes the side of a cell, at most 122 m, as slope length unless one is given', () => {
    const { slopeLengthM, ...without } = grids;
    expect(runModel(model, without, bySlope).layers).toEqual(
      runModel(model, { ...without, slopeLengthM }, bySlope).layers,
    );
    const large = (rows: typeof slope) => ({ ...rows, transform: gridOf([[0]], 200).transform });
    const wide = {
      landCover: large(landCover),
      rFactor: 5000,
      kFactor: 0.03,
      slope: large(slope),
      fvc: large(fvc),
    };
    expect(runModel(model, wide, bySlope).layers).toEqual(
      runModel(model, { ...wide, slopeLengthM: 122 }, bySlope).layers,
    );
  });

  it('reads a raster of slope lengths', () => {
    const lengths = gridOf([
      [60, 30, 30],
      [30, 30, 30],
      [30, 30, -9999],
    ]);
    const { data } = runModel(model, { ...grids, slopeLengthM: lengths }, bySlope).layers.soilRetentionT;
    expect(data[0]).toBeGreaterThan(soilOf(grids)[0]);
    expect([...data.slice(1)]).toEqual([...soilOf(grids).slice(1)]);
  });

  it('derives slope from elevation with level ground beyond the edges', () => {
    const dem = gridOf([
      [0, 10, 20],
      [0, 10, 20],
      [0, 10, 20],
    ]);
    const derived = gridOf([
      [7.506143, 14.036243, 7.506143],
      [9.462322, 18.434949, 9.462322],
      [7.506143, 14.036243, 7.506143],
    ]);
    const { slope: _, ...flat } = grids;
    const fromDem = runModel(model, { ...flat, dem }).layers.soilRetentionT.data;
    soilOf({ ...grids, slope: derived }).forEach((wanted, i) =>
      expect(fromDem[i] / wanted).toBeCloseTo(1, 6),
    );
    const hole = { ...dem, data: dem.data.map((height, i) => (i === 2 ? -9999 : height)) };
    const withHole = runModel(model, { ...flat, dem: hole });
    expect(withHole.layers.soilRetentionT.data[2]).toBe(-9999);
    const middle = gridOf([
      [10, 9.462322, 8],
      [5, 16.41644, 2],
      [0, 0, 0],
    ]);
    const wanted = soilOf({ ...grids, slope: middle });
    [1, 4].forEach((i) => expect(withHole.layers.soilRetentionT.data[i] / wanted[i]).toBeCloseTo(1, 6));
  });

  it('warns of slopes of cells above 100 m', () => {
    const wide = (cellSize: number) =>
      runModel(model, {
        landCover: gridOf([[111]], cellSize),
        dem: gridOf([[5]], cellSize),
        fvc: gridOf([[50]], cellSize),
        rFactor: 5000,
      }).warnings.map(({ code }) => code);
    expect(wide(100)).toEqual([]);
    expect(wide(101)).toEqual(['coarse-slope']);
  });

  it('takes slope and length of Desmet and Govers from percent slope and flow accumulation', () => {
    const cell = {
      landCover: gridOf([[111, 111]]),
      rFactor: 5000,
      kFactor: 0.03,
      percentSlope: gridOf([[20, 20]]),
      flowAccumulation: gridOf([[101, -9999]]),
      fvc: gridOf([[80, 80]]),
    };
    const { data } = runModel(model, cell, { lsMethod: 'desmet-govers' }).layers.soilRetentionT;
    expect(data[0]).toBeCloseTo(5000 * 0.03 * 4.33283 * 0.996 * 0.09, 4);
    expect(data[1]).toBe(-9999);
    const capped = runModel(model, cell, { lsMethod: 'desmet-govers', lengthFactorCap: 1 });
    expect(capped.layers.soilRetentionT.data[0] / data[0]).toBeCloseTo(1 / 1.5503456, 6);
  });

  it('keeps everything where C or P is 0, nothing where both are 1 or R or K is 0', () => {
    const potential = soilOf(grids, { pValue: 0 });
    const none = [1, 2, 3, 4, 5, 6].map((type) => ({ type, c: 0 }));
    expect(soilOf(grids, { cMethod: 'table', coverFactors: none })).toEqual(potential);
    expect([...soilOf(grids, bare).slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...soilOf({ ...grids, rFactor: 0 }).slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...soilOf({ ...grids, kFactor: 0 }).slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    // The C of wetland is 0: it keeps its potential erosion.
    expect(soilOf(grids)[6]).toBe(potential[6]);
  });

  it('multiplies C with P by type, 1 for types without a row, or of a raster', () => {
    const byType = soilOf(grids, { ...bare, pMethod: 'table', practiceFactors: [{ type: 12, p: 0.25 }] });
    const potential = soilOf(grids, { pValue: 0 });
    expect(byType[0]).toBe(0);
    expect(byType[1]).toBeCloseTo(0.75 * potential[1], 10);
    const pFactor = gridOf([
      [0.5, 1, -9999],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    const { data } = runModel(model, { ...grids, pFactor }, { ...bare, pMethod: 'raster' }).layers
      .soilRetentionT;
    expect([...data.slice(0, 3)]).toEqual([0.5 * potential[0], 0, -9999]);
  });

  it('reads C of a raster; at sea it retains nothing, and types without a row of a table neither', () => {
    const coast = { ...grids, landCover: gridOf([[111, 911, 12]]), slope: gridOf([[10, 10, 10]]) };
    const { fvc: _, slopeLengthM: __, ...row } = coast;
    const cFactor = gridOf([[0.004, 0.5, -9999]]);
    const byRaster = runModel(model, { ...row, cFactor }, { ...bySlope, cMethod: 'raster' });
    expectPrinted(byRaster.layers.soilRetentionT.data[0], '39.0157');
    expect([...byRaster.layers.soilRetentionT.data.slice(1)]).toEqual([0, -9999]);
    const stored = { ...bySlope, cMethod: 'table', coverFactors: [{ type: 111, c: 0.004 }] };
    const byTable = runModel(model, row, stored).layers.soilRetentionT.data;
    expectPrinted(byTable[0], '39.0157');
    expect([...byTable.slice(1)]).toEqual([0, 0]);
  });

  it('takes cover from NDVI, or by type where there is none', () => {
    const ndvi = gridOf([
      [0.77, 0.59, 0.41],
      [0.59, 0.5, 0.095],
      [-0.3, 0.5, 0.05],
    ]);
    const { fvc: _, ...without } = grids;
    const fromNdvi = runModel(model, { ...without, ndvi }, { ...bySlope, fvcMethod: 'ndvi' });
    fromNdvi.layers.soilRetentionT.data
      .slice(0, 8)
      .forEach((cell, i) => expect(cell).toBeCloseTo(soilOf(grids)[i], 10));
    const byType = soilOf({
      ...grids,
      fvc: gridOf([
        [75, 75, 60],
        [55, 50, 0],
        [0, 0, 0],
      ]),
    });
    const { data } = runModel(model, without, { ...bySlope, fvcMethod: 'type' }).layers.soilRetentionT;
    expect([...data]).toEqual([...byType]);
  });

  it('asks for cover only where C depends on it', () => {
    const holes = gridOf([
      [-9999, 60, 40],
      [60, -9999, -9999],
      [-9999, -9999, 0],
    ]);
    const data = soilOf({ ...grids, fvc: holes });
    expect([data[0], data[4]]).toEqual([-9999, -9999]);
    expect([...data.slice(5, 8)]).toEqual([...soilOf(grids).slice(5, 8)]);
  });

  it('answers in order: missing type, no C, needed input', () => {
    const sea = gridOf([
      [-9999, 911, 211],
      [321, 512, 611],
      [421, 413, 12345],
    ]);
    const noSlope = gridOf([
      [10, -9999, -9999],
      [5, 4, 2],
      [0, 0, 0],
    ]);
    const { layers, warnings } = runModel(model, { ...grids, landCover: sea, slope: noSlope }, bySlope);
    const { data } = layers.value;
    expect([0, 1, 2, 8].map((i) => data[i])).toEqual([-9999, 0, -9999, -9999]);
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['missing-land-type', 2],
      ['input-nodata', 1],
      ['unknown-land-type', 1],
    ]);
  });

  it('prices sediment by ratio, density and the year’s cost', () => {
    const stored = {
      ...bySlope,
      sedimentRatio: 0.5,
      bulkDensity: 0.93,
      dredgingPrice: { current: 10, comparable: 8 },
    };
    const retained = soilOf(grids)[0];
    expect(runModel(model, grids, stored).value[0].data[0]).toBeCloseTo((retained * 5) / 0.93, 9);
    const comparable = runModel(model, grids, stored, { year: 'comparable' });
    expect(comparable.value[0].data[0]).toBeCloseTo((retained * 4) / 0.93, 9);
  });
});
