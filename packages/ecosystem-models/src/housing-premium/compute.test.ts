import { describe, expect, it } from 'vitest';
import { expectPrinted, gridOf } from '../../test/example-grid';
import { pointFeature, tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { premiumAt } from '../shared/premium-compute';
import { housingPremium } from '.';

const home = { floorArea: 10000, price: 20000 };
const [x, y] = [500000, 3000000];
// One row of cells of 100 m: forest in the first, buildings in the others; the first centre is 50 m from the corner.
const landCover = gridOf([[111, ...Array.from({ length: 19 }, () => 611)]], 100);
const districts = gridOf([Array.from({ length: 20 }, (_, i) => (i < 10 ? 1 : 2))], 100);

function run(homes: readonly ReturnType<typeof pointFeature>[], stored = {}) {
  const records = { tables: {}, features: { homes } };
  return runModel(housingPremium, { landCover }, stored, { records, districts });
}
const values = ({ table }: ReturnType<typeof run>) =>
  table.filter(({ layer }) => layer === 'value').map(({ figure }) => figure);

describe('housing premium', () => {
  it('values 10,000 m² at 300 m with 200,000 yuan', () => {
    expectPrinted(values(run([pointFeature(home, x + 350, y - 50)]))[0], '200000');
    const records = tableOf('homeTable', [{ name: '江滨', ...home, distance: 300 }]);
    const { table } = runModel(housingPremium, {}, { source: 'table' }, { records, districtCodes: ['A'] });
    expectPrinted(table.find(({ layer }) => layer === 'value')?.figure, '200000');
  });

  it('takes the first step whose limit is not below the distance, nothing beyond the last', () => {
    const steps = [
      { limit: 300, premium: 0.05 },
      { limit: 500, premium: 0.03 },
    ];
    expect([0, 300, 300.1, 500, 501].map((distance) => premiumAt(distance, steps))).toEqual([
      0.05, 0.05, 0.03, 0.03, 0,
    ]);
  });

  it('counts the floor area of homes with a premium only, in the district of their cell', () => {
    const result = run([pointFeature(home, x + 350, y - 50), pointFeature(home, x + 1050, y - 50)]);
    const area = result.table.filter(({ layer }) => layer === 'floorArea').map(({ figure }) => figure);
    expect(area).toEqual([10000, 10000, 20000]);
    expect(values(run([pointFeature(home, x + 1950, y - 50)]))[1]).toBe(0);
  });

  it('ignores patches that are smaller than the least area', () => {
    expect(values(run([pointFeature(home, x + 350, y - 50)], { minAreaHm2: 1.5 }))[0]).toBe(0);
  });

  it('measures to the edge of polygons, 0 inside', () => {
    const square = [
      [x, y],
      [x + 100, y],
      [x + 100, y - 100],
      [x, y - 100],
      [x, y],
    ];
    const area = {
      ...pointFeature({}, 0, 0),
      geometry: { kind: 'polygon', polygon: { type: 'Polygon', coordinates: [square] } },
    } as const;
    const at = (metres: number) => {
      const features = { homes: [pointFeature(home, x + 100 + metres, y - 50)], landscapeAreas: [area] };
      const options = { records: { tables: {}, features }, districtCodes: ['A'] };
      const { table } = runModel(housingPremium, {}, { landscape: 'polygons' }, options);
      return table.find(({ layer }) => layer === 'value')?.figure;
    };
    expect([at(-50), at(300), at(301), at(1001)]).toEqual([200000, 200000, 120000, 0]);
  });

  it('names homes outside all districts', () => {
    const { warnings } = run([pointFeature(home, x - 500, y - 50)]);
    expect(warnings).toEqual([{ code: 'features-outside', severity: 'warning', count: 1, at: 'homes' }]);
  });
});
