import { describe, expect, it } from 'vitest';
import { expectPrinted, gridOf } from '../../test/example-grid';
import { lineFeature, pointFeature } from '../../test/record-case';
import { runModel } from '../run-model';
import { measuredReduction } from './compute';
import { noiseAbatement } from '.';

// The grid starts at (500000, 3000000); cells are 20 m wide.
const [x, y] = [500000, 3000000];
const rows = (count: number, columns: number, code: number) =>
  gridOf(
    Array.from({ length: count }, () => Array.from({ length: columns }, () => code)),
    20,
  );
const road = (roadClass: string, atY: number, length: number) =>
  lineFeature({ roadClass }, [x, atY, x + length, atY]);

function run(
  landCover: ReturnType<typeof gridOf>,
  features: Record<string, unknown[]>,
  stored = {},
  districts = landCover,
) {
  return runModel(noiseAbatement, { landCover }, stored, {
    records: { tables: {}, features: features as never },
    districts,
  });
}
const figures = ({ table }: ReturnType<typeof run>, layer: string) =>
  table.filter((row) => row.layer === layer).map(({ figure }) => figure);

describe('noise abatement', () => {
  it('finds 0.6 dB for a belt of 10 m of forest on each side of 2 km of a trunk road', () => {
    // 100 columns of forest on one row (40,000 m²), in the buffer of 40 m; the road runs along its lower edge.
    const landCover = gridOf(
      [Array.from({ length: 100 }, () => 111), Array.from({ length: 100 }, () => 611)],
      20,
    );
    const result = run(landCover, { roads: [road('trunk', y - 20, 2000)] }, {}, rows(2, 100, 1));
    expectPrinted(figures(result, 'reduction')[0], '1.2');
    expectPrinted(figures(result, 'value')[0], '2400');
    const [value] = result.value;
    expect(value.data[0]).toBeCloseTo(24, 9);
    expect(value.data[100]).toBe(0);
  });

  it('subtracts what distance alone takes from the difference of the monitors', () => {
    const monitor = { roadLevel: 72.1, farLevel: 63, roadDistance: 7.5, farDistance: 37.5 };
    expectPrinted(measuredReduction(monitor), '2.110300');
    const landCover = rows(2, 100, 611);
    const noiseMonitors = [pointFeature({ roadClass: 'trunk', ...monitor }, x, y)];
    const features = { roads: [road('trunk', y - 20, 2000)], noiseMonitors };
    const result = run(landCover, features, { reduction: 'measured' }, rows(2, 100, 1));
    // Without vegetation the figure of the district stands, and no cell has a part of it.
    expectPrinted(figures(result, 'reduction')[0], '4.220600');
    expect(result.value[0].data.every((cell) => cell === 0)).toBe(true);
  });

  it('counts a cell once, for the nearest road, and caps the reduction', () => {
    const landCover = rows(2, 100, 111);
    const roads = [road('branch', y - 40, 2000), road('trunk', y, 2000)];
    const result = run(landCover, { roads }, { capDb: 0.5 }, rows(2, 100, 1));
    // Each class has one row of forest: 0.6 dB, capped at 0.5, on 2 km each.
    expectPrinted(figures(result, 'reduction')[0], '2.0');
  });

  it('names roads of an unknown class, and gives nothing to a district without a road', () => {
    const districts = gridOf([Array.from({ length: 100 }, (_, i) => (i < 50 ? 1 : 2))], 20);
    const roads = [road('trunk', y, 1000), road('泥路', y, 500)];
    const result = run(rows(1, 100, 111), { roads }, {}, districts);
    expect(result.warnings).toContainEqual({
      code: 'unknown-road-class',
      severity: 'warning',
      count: 1,
      at: 'roads',
      parts: [{ key: '泥路', count: 1 }],
    });
    expect(figures(result, 'reduction')[1]).toBeNull();
    expect(result.table.find(({ layer }) => layer === 'reduction')?.figure).toBeGreaterThan(0);
  });

  it('counts a road that is cut at the border of a district once', () => {
    const [long, short] = [road('泥路', y, 2000), road('小道', y, 500)];
    const districts = gridOf([Array.from({ length: 100 }, (_, i) => (i < 50 ? 1 : 2))], 20);
    const pieces = [0, 1].map((district) => ({ ...long, district, share: 0.5 }));
    const result = run(rows(1, 100, 111), { roads: [...pieces, short] }, {}, districts);
    expect(result.warnings.find(({ code }) => code === 'unknown-road-class')).toMatchObject({
      count: 2,
      parts: [
        { key: '小道', count: 1 },
        { key: '泥路', count: 1 },
      ],
    });
  });

  it('warns of cells wider than half of the buffer', () => {
    const landCover = gridOf([[111, 111]], 30);
    const { warnings } = run(landCover, { roads: [road('trunk', y, 60)] }, {}, gridOf([[1, 1]], 30));
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([['cells-wider-than-belt', 2]]);
  });
});
