import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetAccount, assetEntries } from './asset-account';
import { economicUnits } from './economic-units';
import { changeMatrix, extentAccount } from './extent-account';
import { annuityFactor } from './net-present-value';
import { supplyUse } from './supply-use';
import { valueEffects } from './value-effects';

const types = [1, 2, 3];
const type = fc.constantFrom(...types);
const cells = fc.array(fc.record({ before: type, after: type, area: fc.integer({ min: 0, max: 1e9 }) }));
const amount = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
const pair = fc.tuple(amount, amount);

describe('a change matrix', () => {
  it('has margins that add up exactly where areas are counts of cells', () => {
    fc.assert(
      fc.property(cells, (changes) => {
        const { areas, opening, closing, total } = changeMatrix(changes, types);
        expect(total).toBe(changes.reduce((sum, { area }) => sum + area, 0));
        expect(closing.reduce((sum, area) => sum + area, 0)).toBe(total);
        areas.forEach((row, i) => {
          expect(row.reduce((sum, area) => sum + area, 0)).toBe(opening[i]);
        });
      }),
    );
  });

  it('refuses a stranger', () => {
    expect(() => changeMatrix([{ before: 1, after: 9, area: 1 }], types)).toThrow('got 9, allowed: 1, 2, 3');
  });
});

describe('an extent account', () => {
  it('takes opening + additions - reductions to closing, in each type and in all', () => {
    fc.assert(
      fc.property(cells, (changes) => {
        const { opening, additions, reductions, netChange, closing } = extentAccount(changes, types).rows;
        types.forEach((_type, i) => {
          expect(opening.byType[i]! + additions.byType[i]! - reductions.byType[i]!).toBe(closing.byType[i]);
          expect(closing.byType[i]! - opening.byType[i]!).toBe(netChange.byType[i]);
        });
        expect(additions.total).toBe(reductions.total);
        expect(netChange.total).toBe(0);
      }),
    );
  });

  it('does not split changes of which nobody says whether people made them', () => {
    const changes = [
      { before: 1, after: 2, area: 5, managed: true },
      { before: 2, after: 3, area: 1 },
    ];
    const { rows } = extentAccount(changes, types);
    expect(rows.additions.byType).toEqual([0, 5, 1]);
    expect(rows.managedExpansion).toEqual({ byType: [null, null, null], total: null });
  });
});

describe('effects on a value', () => {
  it('add up to its change', () => {
    fc.assert(
      fc.property(pair, pair, pair, (price, volume, area) => {
        const effects = valueEffects({ price, volume, area });
        const [before, after] = [0, 1].map((at) => price[at] * volume[at] * area[at]);
        const found = effects.area + effects.volume + effects.price;
        const size = Math.abs(effects.area) + Math.abs(effects.volume) + Math.abs(effects.price);
        expect(Math.abs(found - (after - before))).toBeLessThanOrEqual(1e-9 * (size + after + before));
      }),
    );
  });

  it('are those of the one factor that changed', () => {
    expect(valueEffects({ price: [2, 3], volume: [10, 10], area: [5, 5] })).toEqual({
      area: 0,
      volume: 0,
      price: 50,
    });
  });
});

describe('supply and use', () => {
  const flow = fc.record({
    service: fc.string(),
    role: fc.constantFrom('final', 'intermediate'),
    supply: fc.array(fc.tuple(type, amount)).map((entries) => new Map(entries)),
    users: fc.constantFrom(...economicUnits).map((unit) => ({ [unit]: 1 })),
  });

  it('are equal for every service', () => {
    fc.assert(
      fc.property(fc.array(flow), (flows) => {
        for (const { supply, use } of supplyUse(flows, types).rows)
          expect(Math.abs(supply.total - use.total)).toBeLessThanOrEqual(1e-9 * supply.total);
      }),
    );
  });

  it('let ecosystem types use what is intermediate, and economic units what is final', () => {
    const supply = new Map([[1, 4]]);
    const users = { agriculture: 0.75, households: 0.25 };
    const [pollination, wood] = supplyUse(
      [
        { service: 'pollination', role: 'intermediate', supply, usedBy: new Map([[2, 4]]) },
        { service: 'wood', role: 'final', supply, users },
      ],
      types,
    ).rows;
    expect(pollination.use).toMatchObject({ economicUnits: 0, byType: [0, 4, 0], ecosystems: 4, total: 4 });
    expect(wood.use).toMatchObject({ industry: 3, resident: 4, ecosystems: 0, total: 4 });
  });

  it('count imports in the column of their role', () => {
    const [row] = supplyUse(
      [{ service: 'fish', role: 'imported', supply: new Map(), imports: 7, users: { fisheries: 1 } }],
      types,
    ).rows;
    expect(row.supply).toMatchObject({ resident: 0, importsFinal: 7, importsIntermediate: 0, total: 7 });
  });

  it('refuse users whose parts are not the whole', () => {
    const wood = {
      service: 'wood',
      role: 'final',
      supply: new Map([[1, 1]]),
      users: { forestry: 0.5 },
    } as const;
    expect(() => supplyUse([wood], types)).toThrow('got parts of 0.5 together');
  });
});

describe('an asset account', () => {
  const area = fc.record({ closing: amount, additions: amount, reductions: amount }).map((one) => ({
    ...one,
    // What is lost was there before.
    opening: one.closing + one.reductions,
    closing: one.closing + one.additions,
  }));
  const flow = fc.record({
    type,
    service: fc.constant('any'),
    opening: fc.record({ quantity: amount, value: amount }),
    closing: fc.record({ quantity: amount, value: amount }),
  });

  it('takes the opening value to the closing one by its entries', () => {
    fc.assert(
      fc.property(fc.array(flow), fc.array(area, { minLength: 3, maxLength: 3 }), (flows, all) => {
        const areas = new Map(types.map((one, i) => [one, all[i]]));
        const assumptions = { discountRate: 0.03, assetLife: 20 };
        const { columns } = assetAccount(flows, types, areas, assumptions, new Map([[1, 'better']]));
        for (const column of columns) {
          const movements = assetEntries.filter((key) => !['opening', 'netChange', 'closing'].includes(key));
          const changed = movements.reduce((sum, key) => sum + column[key], 0);
          const size = movements.reduce(
            (sum, key) => sum + Math.abs(column[key]),
            column.opening + column.closing,
          );
          expect(Math.abs(column.opening + changed - column.closing)).toBeLessThanOrEqual(1e-9 * size);
        }
      }),
    );
  });

  it('enters all of a type that came as an addition', () => {
    const nothing = { quantity: 0, value: 0 };
    const flows = [{ type: 1, service: 'any', opening: nothing, closing: { quantity: 4, value: 8 } }];
    const areas = new Map([[1, { opening: 0, additions: 2, reductions: 0, closing: 2 }]]);
    const { total } = assetAccount(flows, [1], areas, { discountRate: 0, assetLife: 10 });
    expect(total).toMatchObject({
      opening: 0,
      conversionAdditions: 80,
      revaluations: 0,
      upwardReappraisals: 0,
      closing: 80,
    });
  });

  it('enters a value without any area as a change of volume and price', () => {
    const flows = [
      { type: 1, service: 'any', opening: { quantity: 1, value: 2 }, closing: { quantity: 1, value: 3 } },
    ];
    const { total } = assetAccount(flows, [1], new Map(), { discountRate: 0, assetLife: 1 });
    expect(total).toMatchObject({ revaluations: 1, conversionAdditions: 0, upwardReappraisals: 0 });
  });
});

describe('the present value of 1 a year', () => {
  it('is the sum of the discounted years', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        (rate, life) => {
          const years = Array.from({ length: life }, (_, i) => (1 + rate) ** -(i + 1));
          const wanted = years.reduce((sum, one) => sum + one, 0);
          expect(Math.abs(annuityFactor({ discountRate: rate, assetLife: life }) - wanted)).toBeLessThan(
            1e-9 * wanted,
          );
        },
      ),
    );
  });

  it.each([
    [-0.01, 100],
    [Number.NaN, 100],
    [0.02, 0],
    [0.02, 1.5],
  ])('is refused for a rate of %d and a life of %d', (discountRate, assetLife) => {
    expect(() => annuityFactor({ discountRate, assetLife })).toThrow(RangeError);
  });
});
