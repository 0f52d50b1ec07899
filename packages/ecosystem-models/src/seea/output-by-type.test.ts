import { describe, expect, it } from 'vitest';
import { NO_TYPE } from '../account/account';
import { sumByType } from '../account/type-sums';
import { modelCube } from '../account/model-cube';
import { figures } from '../account/figures';
import { catalogueEntries } from '../catalogue';
import { resolveParameters } from '../parameter-values';
import { noRecords } from '../records';
import { models } from '../registry';
import type { PriceZones } from '../account/price-zones';
import { outputByType, sumTypes } from './output-by-type';
import { serviceEntries } from './service-users';

const model = models['climate-regulation'];
const parameters = resolveParameters(model.definition, { electricityPrice: 0.5 });

/** Two districts, the first with a cell of forest and one of shrub, the second with a cell of forest. */
function cube(beyond = 0) {
  const districts = Int32Array.of(0, 0, 1);
  const energy = Float64Array.of(2, 3, 10);
  const cells = sumByType({ energy }, districts, Int32Array.of(111, 211, 111));
  const sum = Float64Array.of(5 + beyond, 10);
  return modelCube({
    model,
    year: 'current',
    parameters,
    context: { districtCount: 2, records: noRecords },
    prepared: {},
    cells,
    totals: { energy: { sum, valid: Float64Array.of(2, 1) }, value: { sum, valid: Float64Array.of(2, 1) } },
    figures: beyond === 0 ? {} : { energy: sum },
  });
}
const oneZone = { zoneOf: new Int32Array(2), prices: [{}] };

describe('an output by ecosystem type', () => {
  it('is that of its cells, at the price of the parameters', () => {
    const typed = outputByType(model, cube(), 'value', parameters, oneZone);
    expect([...typed.district]).toEqual([0, 0, 1]);
    expect([...typed.type]).toEqual([111, 211, 111]);
    expect([...typed.amount]).toEqual([1, 1.5, 5]);
    expect(sumTypes(typed)).toEqual(
      new Map([
        [111, 6],
        [211, 1.5],
      ]),
    );
  });

  it('has the prices of zones', () => {
    const zones: PriceZones = { zoneOf: Int32Array.of(0, 1), prices: [{}, { electricityPrice: 2 }] };
    expect([...outputByType(model, cube(), 'value', parameters, zones).amount]).toEqual([1, 1.5, 10]);
  });

  it('has what no cell has without a type', () => {
    const typed = outputByType(model, cube(3), 'energy', parameters, oneZone);
    expect(sumTypes(typed)).toEqual(
      new Map([
        [NO_TYPE, 3],
        [111, 12],
        [211, 3],
      ]),
    );
  });

  it('adds up to the figures of districts', () => {
    const own = cube(3);
    const typed = outputByType(model, own, 'value', parameters, oneZone);
    const sums = new Float64Array(2);
    typed.amount.forEach((amount, row) => (sums[typed.district[row]] += amount));
    expect([...sums]).toEqual([...figures(model, own, parameters).value.sum]);
  });

  it('can be added up by the types above', () => {
    const typed = outputByType(model, cube(), 'energy', parameters, oneZone);
    expect(sumTypes(typed, (code) => Math.floor(code / 100)).get(1)).toBe(12);
  });
});

describe('the entries of services', () => {
  it('have users that make up the whole for all but intermediate services', () => {
    for (const { slug, service } of catalogueEntries) {
      const { users } = serviceEntries[slug as keyof typeof serviceEntries];
      const whole = users === null ? null : Object.values(users).reduce((sum, part) => sum + part, 0);
      expect([slug, whole]).toEqual([slug, service.role === 'intermediate' ? null : 1]);
    }
  });
});
