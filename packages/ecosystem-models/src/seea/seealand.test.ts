import { describe, expect, it } from 'vitest';
import { assetAccount, flowValue } from './asset-account';
import type { AssetEntry, TypeArea } from './asset-account';
import { changeMatrix, extentAccount } from './extent-account';
import type { ExtentEntry } from './extent-account';
import { grossEcosystemProduct, supplyUse, supplyUseTotals } from './supply-use';
import * as land from './testing/seealand';

const { forest, lake, cropland, urban, wetland, seagrass, types, changes } = land;
const none = [0, 0, 0, 0, 0, 0];

/** Figures within 1e-6, as the issue of the example asks. */
function close(found: readonly (number | null)[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((one, i) => {
    expect(Math.abs((found[i] ?? NaN) - one)).toBeLessThan(1e-6);
  });
}

/** Areas of types, as the extent account has them. */
function areas(): Map<number, TypeArea> {
  const { rows } = extentAccount(changes, types);
  const of = (entry: ExtentEntry, place: number): number => rows[entry].byType[place] ?? NaN;
  return new Map(
    types.map((type, place) => [
      type,
      {
        opening: of('opening', place),
        additions: of('additions', place),
        reductions: of('reductions', place),
        closing: of('closing', place),
      },
    ]),
  );
}

describe('the extent of SEEALand', () => {
  it('has the change matrix of tab 3, from the maps of tab 1', () => {
    const cells = land.openingMap.map((before, i) => ({ before, after: land.closingMap[i], area: 1 }));
    const {
      areas: found,
      opening,
      closing,
      total,
    } = changeMatrix(
      cells.filter(({ before }) => before !== 0),
      types,
    );
    expect(found).toEqual(land.matrix);
    expect(opening).toEqual([40, 30, 60, 50, 20, 50]);
    expect(closing).toEqual([38, 30, 62, 50, 20, 50]);
    expect(total).toBe(250);
  });

  it.each<[ExtentEntry, number[], number]>([
    ['opening', [40, 30, 60, 50, 20, 50], 250],
    ['managedExpansion', [0, 0, 2, 0, 0, 0], 2],
    ['unmanagedExpansion', none, 0],
    ['managedReduction', [2, 0, 0, 0, 0, 0], 2],
    ['unmanagedReduction', none, 0],
    ['netChange', [-2, 0, 2, 0, 0, 0], 0],
    ['closing', [38, 30, 62, 50, 20, 50], 250],
  ])('has the row %s of tab 2', (entry, byType, total) => {
    const { rows } = extentAccount(changes, types);
    close(rows[entry].byType, byType);
    expect(rows[entry].total).toBe(total);
  });
});

describe('supply and use of SEEALand', () => {
  const order = ['crops', 'wood', 'fish', 'climate', 'water', 'recreation'];
  const units = ['agriculture', 'forestry', 'fisheries', 'energy', 'government', 'households'] as const;

  /** Cells of tabs 10 and 11: by type, then in total. */
  const physical = [
    [0, 0, 150, 0, 0, 0, 150],
    [140, 0, 0, 0, 0, 0, 140],
    [0, 3, 0, 0, 0, 6, 9],
    [150, 0, 0, 5, 20, 250, 425],
    [0, 0, 0, 0, 7, 0, 7],
    [1500, 5000, 0, 2500, 0, 800, 9800],
  ];
  const monetary = [
    [0, 0, 11_250, 0, 0, 0, 11_250],
    [8_400, 0, 0, 0, 0, 0, 8_400],
    [0, 1_050, 0, 0, 0, 2_100, 3_150],
    [3_750, 0, 0, 125, 500, 6_250, 10_625],
    [0, 0, 0, 0, 700, 0, 700],
    [7_500, 25_000, 0, 12_500, 0, 4_000, 49_000],
  ];
  /** Where each service is used: the place among the units. */
  const usedAt = [0, 1, 2, 4, 3, 5];

  it.each([
    ['physical terms (tab 10)', land.physicalFlows, physical],
    ['money (tab 11)', land.monetaryFlows, monetary],
  ])('has every cell in %s', (_name, flows, wanted) => {
    const { rows } = supplyUse(flows, types);
    expect(rows.map(({ service }) => service)).toEqual(order);
    rows.forEach(({ supply, use }, i) => {
      const total = wanted[i][6];
      close([...supply.byType, supply.resident], wanted[i]);
      close([supply.importsFinal, supply.importsIntermediate, supply.total], [0, 0, total]);
      close(
        units.map((unit) => use.byUnit[unit]),
        units.map((_unit, at) => (at === usedAt[i] ? total : 0)),
      );
      expect(use.industry).toBeCloseTo(usedAt[i] < 4 ? total : 0, 6);
      close([use.resident, use.byUnit.exports, use.economicUnits], [total, 0, total]);
      close([...use.byType, use.ecosystems, use.total], [...none, 0, total]);
    });
  });

  it('has the totals of tab 11', () => {
    const { supply, use } = supplyUseTotals(supplyUse(land.monetaryFlows, types));
    close(supply.byType, [19_650, 26_050, 11_250, 12_625, 1_200, 12_350]);
    close([supply.resident, supply.total], [83_125, 83_125]);
    close(
      units.map((unit) => use.byUnit[unit]),
      [11_250, 8_400, 3_150, 700, 10_625, 49_000],
    );
    close([use.industry, use.resident, use.economicUnits, use.total], [23_500, 83_125, 83_125, 83_125]);
  });

  it('comes to a gross ecosystem product of 83,125', () => {
    expect(grossEcosystemProduct(supplyUse(land.monetaryFlows, types))).toBeCloseTo(83_125, 6);
  });
});

describe('the assets of SEEALand', () => {
  const assumptions = { discountRate: 0.02, assetLife: 100 };
  // Tab 8. Cropland's index rises by 0.003, which tab 14 takes for no change.
  const conditions = new Map([
    [forest, 'worse'],
    [lake, 'better'],
    [cropland, 'unchanged'],
    [urban, 'worse'],
    [wetland, 'worse'],
    [seagrass, 'worse'],
  ] as const);
  const account = () => assetAccount(land.tab13Flows, types, areas(), assumptions, conditions);

  it.each<[AssetEntry, number[], number]>([
    [
      'opening',
      [
        905065.384442367, 1078320.75803562, 484856.455951268, 522567.51363636664, 51718.02196813526,
        529678.7416569853,
      ],
      3572206.8756907415,
    ],
    ['enhancement', [0, 15299.91483224001, 0, 0, 0, 0], 15299.91483224001],
    [
      'degradation',
      [-108111.08092207431, 0, 0, 0, -1099.007966822874, -163946.12963898873],
      -273156.2185278859,
    ],
    ['conversionAdditions', [0, 0, 16943.90840689915, 0, 0, 0], 16943.90840689915],
    ['conversionReductions', [-43434.632199620435, 0, 0, 0, 0, 0], -43434.632199620435],
    ['catastrophicLosses', none, 0],
    ['upwardReappraisals', [0, 0, 47703.619053269904, 43098.35164011271, 0, 0], 90801.97069338261],
    ['downwardReappraisals', none, 0],
    [
      'revaluations',
      [35180.16369339039, 47623.67856232454, 0, 215.49175820056377, 840.4178569821986, 160929.24502418088],
      244788.99689507857,
    ],
    [
      'netChange',
      [
        -116365.54942830431, 62923.5933945647, 64647.52746016899, 43313.84339831333, -258.5901098406757,
        -3016.884614807903,
      ],
      51243.940100095235,
    ],
    [
      'closing',
      [
        788699.8350140627, 1141244.3514301847, 549503.983411437, 565881.35703468, 51459.431858294585,
        526661.8570421773,
      ],
      3623450.8157908367,
    ],
  ])('have the row %s of tab 14', (entry, byType, total) => {
    const { columns, total: whole } = account();
    close(
      columns.map((column) => column[entry]),
      byType,
    );
    expect(Math.abs(whole[entry] - total)).toBeLessThan(1e-6);
  });

  it.each([
    [
      'wood',
      387885.16476101446,
      336167.14279287914,
      -18586.164144798604,
      -62180.71391234683,
      29048.85608901011,
    ],
    [
      'climate',
      172393.40656045085,
      140069.64283036633,
      -8006.085900725149,
      -30448.985433739617,
      6131.307604380276,
    ],
    ['recreation', 344786.8131209017, 312463.0493908172, -16842.38215409668, -15481.381575987865, 0],
  ])('have the cells of tabs 12 and 13 for the %s of forest', (service, ...cells) => {
    const flow = land.expectedFlows.find((one) => one.type === forest && one.service === service)!;
    const found = flowValue(flow, areas().get(forest)!, account().factor);
    close(
      [found.opening, found.closing, found.additions + found.reductions, found.volume, found.price],
      cells,
    );
  });

  it('split two changes otherwise where the quantities are those of tab 9: no total moves', () => {
    const { columns, total } = assetAccount(land.expectedFlows, types, areas(), assumptions, conditions);
    // More visits of the lake, not dearer ones; dearer fish of seagrass, not fewer.
    close(
      [columns[1].enhancement, columns[1].revaluations],
      [15299.91483224001 + 43098.3516401127, 4525.326922211839],
    );
    close(
      [columns[5].degradation, columns[5].revaluations],
      [-21549.175820056353, 7757.70329522033 + 10774.587910028187],
    );
    close([total.opening, total.closing], [3572206.8756907415, 3623450.8157908367]);
  });
});
