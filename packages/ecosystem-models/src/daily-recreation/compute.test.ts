import { describe, expect, it } from 'vitest';
import { expectPrintedGrid, gridOf, printedRows } from '../../test/example-grid';
import { runModel } from '../run-model';
import { dailyRecreation as model } from '.';

const rows = [
  [611, 611, 611],
  [611, 131, 611],
  [611, 611, 623],
];
const people = [
  [10, 20, 30],
  [40, 50, 60],
  [70, 80, 90],
];
const landCover = gridOf(rows, 400);
const population = gridOf(people, 400);

describe('daily recreation', () => {
  it('gives the printed visits, residents served and value of the 3 × 3 example', () => {
    const { functionQuantity, table } = runModel(model, { landCover, population });
    expectPrintedGrid(functionQuantity[0], printedRows('0 0 0 | 0 9360 0 | 0 0 8320'));
    const figures = Object.fromEntries(table.map(({ layer, figure }) => [layer, figure]));
    expect(figures.served).toBe(340);
    expect(figures.visits).toBe(17680);
    expect(figures.value).toBeCloseTo(265200, 6);
  });

  it('counts visits where they go and residents where they live', () => {
    const districts = gridOf([
      [1, 1, 1],
      [2, 2, 2],
      [2, 2, 2],
    ]);
    const options = { districts: { ...districts, transform: landCover.transform } };
    const { table } = runModel(model, { landCover, population }, {}, options);
    const figure = (layer: string, district: number) =>
      table.find((row) => row.layer === layer && row.district === district)?.figure;
    expect([figure('visits', 1), figure('visits', 2)]).toEqual([0, 17680]);
    expect([figure('served', 1), figure('served', 2)]).toEqual([20, 320]);
  });

  it.each(['gaussian', 'density'])('splits visits by the %s kernel', (kernel) => {
    // Two green cells, 400 m and 0 m from 52 residents; radius 500 m.
    const grids = { landCover: gridOf([[131, 131]], 400), population: gridOf([[0, 52]], 400) };
    const { functionQuantity } = runModel(model, grids, { kernel, radiusM: 500 });
    const near = kernel === 'gaussian' ? 1 : 0.75;
    const far =
      kernel === 'gaussian' ? (Math.exp(-0.32) - Math.exp(-0.5)) / (1 - Math.exp(-0.5)) : 0.75 * 0.36;
    const [first, second] = functionQuantity[0].data;
    expect(first).toBeCloseTo((52 * 52 * far) / (near + far), 9);
    expect(second).toBeCloseTo((52 * 52 * near) / (near + far), 9);
  });

  it('reaches the radius, where the weight of a falling kernel is 0', () => {
    const grids = { landCover: gridOf([[131, 611]], 425), population: gridOf([[0, 1]], 425) };
    const visits = (stored: Record<string, unknown>) =>
      runModel(model, grids, stored).functionQuantity[0].data[0];
    expect(visits({})).toBe(52);
    expect(visits({ radiusM: 424.9 })).toBe(0);
    expect(visits({ kernel: 'gaussian' })).toBe(0);
    expect(visits({ kernel: 'density' })).toBe(0);
  });

  it('warns where the radius is shorter than a cell: only the own cell is left', () => {
    const { functionQuantity, warnings } = runModel(model, { landCover, population }, { radiusM: 399 });
    expectPrintedGrid(functionQuantity[0], printedRows('0 0 0 | 0 2600 0 | 0 0 4680'));
    expect(warnings.map(({ code }) => code)).toEqual(['radius-below-cell']);
  });

  it('counts residents outside the districts, whose cells have no result', () => {
    const districts = gridOf([
      [-9999, -9999, -9999],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    const options = { districts: { ...districts, transform: landCover.transform } };
    const { functionQuantity } = runModel(model, { landCover, population }, {}, options);
    expectPrintedGrid(functionQuantity[0], printedRows('ND ND ND | 0 9360 0 | 0 0 8320'));
  });

  it('takes cells without population for empty, and gives no residents served there', () => {
    const holes = gridOf([people[0], [40, -9999, 60], people[2]], 400);
    const { layers, warnings } = runModel(model, { landCover, population: holes });
    // 20 + 40 + 60/2 + 80/2 people to the centre, 60/2 + 80/2 + 90 to the corner, 52 visits each
    expectPrintedGrid(layers.visits, printedRows('0 0 0 | 0 6760 0 | 0 0 8320'));
    expectPrintedGrid(layers.served, printedRows('0 20 0 | 40 ND 60 | 0 80 90'));
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([['input-nodata', 1]]);
  });

  it('refuses a radius of 0 and above the recommended range', () => {
    const run = (radiusM: number) => () => runModel(model, { landCover, population }, { radiusM });
    expect(run(0)).toThrow(/not-above at parameters.radiusM/);
    expect(run(2001)).toThrow(/out-of-range at parameters.radiusM/);
  });
});
