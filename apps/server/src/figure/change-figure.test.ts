import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { AccountChange, FigureChain, ValueChange } from '@gep/api-client/contract';
import { askSample } from '../testing/ask-sample';
import type { Query } from '../testing/ask-sample';
import type { CalculatedSample } from '../testing/calculated-sample';
import { calculatedTwoYears } from '../testing/two-years';

let sample: CalculatedSample;
let change: AccountChange;

beforeAll(async () => {
  sample = await calculatedTwoYears();
  change = await asked<AccountChange>(calls.getAccountChange.path);
});
afterAll(() => sample.server.close());

const asked = <T>(path: string, query: Query = {}): Promise<T> => askSample<T>(sample, path, query);
const chainOf = (query: Query) => asked<FigureChain>(calls.getFigure.path, { output: 'value', ...query });

const entries = ['extent', 'yield', 'price'] as const;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const differenceOf = ({ current, comparable }: ValueChange): number => (current ?? 0) - (comparable ?? 0);
const close = (found: number, wanted: number, size: number, what: string): void =>
  expect(Math.abs(found - wanted), `${what}: ${found} and ${wanted}`).toBeLessThanOrEqual(1e-9 * size);

describe('a part of a change', () => {
  it('adds up with the others to the difference of both figures, for the total and each service', async () => {
    for (const { modelId: id, name } of [{ modelId: 'totalGep', name: 'total' }, ...change.services]) {
      const [current, comparable] = await Promise.all(
        [0, 1].map((compareFlag) => chainOf({ id, compareFlag })),
      );
      const whole = (current.value ?? NaN) - (comparable.value ?? NaN);
      const size = Math.abs(current.value ?? NaN);
      const difference = await chainOf({ id, entry: 'difference' });
      close(difference.value ?? NaN, whole, size, name);
      const parts = await Promise.all([...entries, 'other'].map((entry) => chainOf({ id, entry })));
      close(sum(parts.map(({ value }) => value ?? NaN)), whole, size, name);
      for (const { inputs, formula, calculated } of parts) {
        expect(inputs.length).toBeGreaterThan(0);
        expect(formula).toHaveLength(1);
        expect(calculated).not.toBeNull();
      }
    }
  });

  it('is that of its services in the total, and of its types in a service', async () => {
    const total = await chainOf({ id: 'totalGep', entry: 'price' });
    expect(total.parts.map(({ id }) => id)).toEqual(change.services.map(({ modelId }) => modelId));
    for (const { id, value } of total.parts) {
      const own = await chainOf({ id, entry: 'price' });
      expect(own.value).toBe(value);
      if (own.types.length > 0)
        close(sum(own.types.map((one) => one.value)), value ?? NaN, Math.abs(value ?? 0) + 1, id);
    }
  });

  it('has the prices of both years where they differ', async () => {
    const { parameters } = await chainOf({ id: '5', entry: 'price' });
    const prices = parameters.filter(({ key }) => key === 'co2Price');
    expect(prices).toHaveLength(2);
    expect(prices[1].part).toBe('comparable');
    expect(prices[0].value).not.toBe(prices[1].value);
  });

  it('is that of a district and of a type', async () => {
    const { districts, types, level } = await asked<AccountChange>(calls.getAccountChange.path, { id: '5' });
    const [district] = districts;
    const inDistrict = await chainOf({ id: '5', entry: 'difference', level, code: district.code });
    close(inDistrict.value ?? NaN, differenceOf(district), Math.abs(district.current ?? 0), district.name);
    expect(inDistrict.terms.map(({ product }) => product)).toEqual([
      district.current,
      -(district.comparable ?? NaN),
    ]);
    const [type] = types;
    expect((await chainOf({ id: '5', entry: 'yield', type: type.code })).value).toBe(type.yield);
  });

  it('is refused for what the change does not have', async () => {
    for (const wrong of ['id=5&entry=closing', 'id=none&entry=price', 'id=5&entry=price&code=nowhere']) {
      const path = `${calls.getFigure.path}?projectId=${sample.projectId}&output=value&${wrong}`;
      expect((await sample.server.send('GET', path, { token: sample.token })).status, wrong).toBe(404);
    }
  });
});
