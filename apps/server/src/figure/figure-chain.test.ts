import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { AccountSummary, FigureChain } from '@gep/api-client/contract';
import { resultPlaces } from '../result/model-results';
import { zonalOf } from '../result/queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;
let drawn: readonly Figure[];

/** A figure as the tables and the map of a calculated project have it. */
interface Figure {
  readonly id: string;
  readonly output: 'value' | 'function';
  readonly compareFlag: number;
  readonly level?: string;
  readonly code?: string;
  readonly value: number;
}

/** Every figure of the project: whole results and districts of all levels. */
async function allFigures(): Promise<Figure[]> {
  const { services } = server.app;
  const found: Figure[] = [];
  for (const { id, years } of await resultPlaces(services, projectId))
    for (const { row } of years) {
      const { compareFlag, functionValue, priceValue } = row;
      if (functionValue !== null) found.push({ id, output: 'function', compareFlag, value: functionValue });
      if (priceValue !== null) found.push({ id, output: 'value', compareFlag, value: priceValue });
      for (const { quantity, level, code, sum } of await zonalOf(services.database.db, { resultId: row.id }))
        if ((quantity === 'value' || quantity === 'function') && sum !== null)
          found.push({ id, output: quantity, compareFlag, level, code, value: sum });
    }
  return found;
}

/** Draws with the generator of Park and Miller, so that everybody draws the same. */
function draw<T>(from: readonly T[], count: number, seed: number): T[] {
  const left = [...from];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return left.splice(state % left.length, 1)[0];
  });
}

interface AskedFigure extends Omit<Figure, 'value' | 'compareFlag'> {
  readonly compareFlag?: number;
  readonly type?: number;
  readonly typeLevel?: number;
  readonly group?: string | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const final = { id: 'totalGep', output: 'value' as const, typeLevel: 1, group: 'final' };

const chainOf = async (figure: AskedFigure) => {
  const fields = Object.entries({ projectId, ...figure, value: undefined });
  const query = new URLSearchParams(
    fields.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const answer = await server.send('GET', `${calls.getFigure.path}?${query.toString()}`, {
    token,
    headers: { 'accept-language': 'en' },
  });
  expect(answer).toMatchObject({ code: '00000' });
  return answer.data as FigureChain;
};

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server, 2000, null);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
  drawn = draw(await allFigures(), 50, 2026);
});
afterAll(() => server.close());

describe('where a figure comes from', () => {
  it('is shown the whole way for 50 figures drawn at random', async () => {
    expect(drawn).toHaveLength(50);
    for (const figure of drawn) {
      const chain = await chainOf(figure);
      const what = JSON.stringify(figure);
      expect(chain.value, what).toBe(figure.value);
      expect(chain.inputs.length, what).toBeGreaterThan(0);
      for (const { supplied, confirmed } of chain.inputs) {
        expect(supplied, what).not.toBeNull();
        expect(confirmed, what).not.toBeNull();
      }
      expect(chain.calculated, what).not.toBeNull();
      if (figure.id === 'totalGep') {
        expect(chain.parts.length, what).toBeGreaterThan(1);
        continue;
      }
      expect(chain.formula.length, what).toBeGreaterThan(0);
      expect(chain.parameters.length, what).toBeGreaterThan(0);
      expect(chain.sources.length, what).toBeGreaterThan(0);
    }
  });

  it('has terms and parts that add up to the figure', async () => {
    const sums: number[] = [];
    for (const figure of drawn) {
      const { terms, parts, value } = await chainOf(figure);
      const numbers = [...terms.map(({ product }) => product), ...parts.map((part) => part.value ?? 0)];
      if (numbers.length === 0) continue;
      const sum = numbers.reduce((all, one) => all + one, 0);
      expect(sum, JSON.stringify(figure)).toBeCloseTo(value ?? NaN, -Math.log10(1e-9 * Math.abs(value ?? 1)));
      for (const { amount, factor, product } of terms)
        expect(Math.abs(amount * factor - product)).toBeLessThanOrEqual(1e-9 * Math.abs(product));
      sums.push(sum);
    }
    expect(sums.length).toBeGreaterThan(25);
  });

  it('names its terms in words, not by the keys of the program', async () => {
    for (const { id } of await resultPlaces(server.app.services, projectId))
      for (const output of ['value', 'function'] as const)
        for (const { name } of (await chainOf({ id, output })).terms)
          expect(name, `${output} of ${id}`).toMatch(/^(?:\p{Lu}|\d|.* · )/u);
  });

  it('prices carbon as the model says: tonnes times the price', async () => {
    const chain = await chainOf({ id: '5', output: 'value' });
    const price = chain.parameters.find(({ key }) => key === 'co2Price');
    // The sample enters a price for each year, and leaves negative cells as the model does.
    expect(price).toMatchObject({ isDefault: false });
    const clamp = chain.parameters.find(({ key }) => key === 'clampNegative');
    expect(clamp).toMatchObject({ isDefault: true });
    const [term] = chain.terms;
    expect(term).toMatchObject({ factor: price?.value, factorVaries: false, unit: 't CO₂' });
    const amount = await chainOf({ id: '5', output: 'function' });
    expect(term.amount).toBeCloseTo(amount.value ?? NaN, 3);
  });

  it('names the parts of a quantity as people do', async () => {
    const { terms } = await chainOf({ id: '2', output: 'value' });
    const uses = ['Domestic', 'Industrial', 'Agricultural', 'Ecological'];
    expect(terms.map(({ name }) => name.split(' · ').at(-1))).toEqual(uses);
    for (const { unit } of terms) expect(unit).toBe('m³');
  });

  it('says which parameters somebody has entered', async () => {
    const values = { co2Price: { current: 100, comparable: 100 } };
    const path = '/gep/user/project/model/5/parameters';
    await server.send('PUT', path, { token, json: { projectId, values } });
    const chain = await chainOf({ id: '5', output: 'value' });
    expect(chain.parameters.find(({ key }) => key === 'co2Price')).toMatchObject({
      value: 100,
      isDefault: false,
    });
    expect(chain.terms[0].factor).toBeCloseTo(100, 9);
  });

  describe('of an ecosystem type', () => {
    const summaryOf = async () => {
      const path = `${calls.getAccountSummary.path}?projectId=${projectId}`;
      return (await server.send('GET', path, { token })).data as AccountSummary;
    };
    /** What the services have of the types whose codes begin with a digit, as the summary says. */
    const inSummary = ({ services }: AccountSummary, digit: number, group?: string) =>
      services
        .filter((one) => one.role === 'final' && (group === undefined || one.group === group))
        .flatMap((one) => {
          const own = (one.current?.types ?? []).filter(({ code }) => String(code)[0] === String(digit));
          const values = own.flatMap(({ value }) => value ?? []);
          return values.length === 0 ? [] : [{ id: one.id, value: sum(values) }];
        });

    it('is the sum of services, each of which is the sum of its terms in that type', async () => {
      const summary = await summaryOf();
      let explained = 0;
      for (const type of [1, 4, 0]) {
        const chain = await chainOf({ ...final, type });
        const wanted = inSummary(summary, type);
        expect(chain.type?.code).toBe(type);
        expect(chain.parts.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
        expect(chain.value).toBeCloseTo(sum(wanted.map(({ value }) => value)), 0);
        for (const { id, value } of chain.parts) {
          const own = await chainOf({ ...final, group: undefined, id, type });
          expect(own.value).toBe(value);
          const numbers = [
            ...own.terms.map(({ product }) => product),
            ...own.parts.map((one) => one.value ?? 0),
          ];
          if (numbers.length === 0) continue;
          explained += 1;
          expect(Math.abs(sum(numbers) - (value ?? NaN))).toBeLessThanOrEqual(1e-9 * Math.abs(value ?? 0));
        }
      }
      expect(explained).toBeGreaterThan(5);
    });

    it('is that of the services of a group where one is asked for', async () => {
      const wanted = inSummary(await summaryOf(), 1, 'regulation');
      const chain = await chainOf({ ...final, type: 1, group: 'regulation' });
      expect(chain.parts.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
    });

    it('adds up over the types to the whole', async () => {
      const types = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) =>
          chainOf({ id: '5', output: 'value', type, typeLevel: 1 }),
        ),
      );
      const whole = await chainOf({ id: '5', output: 'value' });
      expect(sum(types.map(({ value }) => value ?? 0))).toBeCloseTo(whole.value ?? NaN, 2);
    });

    it('adds up over the types of a district to the district, each with its terms and inputs', async () => {
      const { services } = server.app;
      const [place] = (await resultPlaces(services, projectId)).filter(({ id }) => id === '5');
      const { row } = place.years[0];
      const all = await zonalOf(services.database.db, { resultId: row.id, quantity: 'value' });
      const found = ['city', 'county'].map((level) => all.find((one) => one.level === level && one.sum));
      for (const zonal of found) {
        if (!zonal) throw new Error('no district with a value');
        const figure = { id: '5', output: 'value' as const, level: zonal.level, code: zonal.code };
        const whole = await chainOf(figure);
        expect(whole.types.length).toBeGreaterThan(1);
        expect(sum(whole.types.map(({ value }) => value))).toBeCloseTo(zonal.sum ?? NaN, 2);
        for (const { code: type, value, name } of whole.types.filter(({ code }) => code !== 0)) {
          const chain = await chainOf({ ...figure, type, typeLevel: 1 });
          expect(chain.value).toBeCloseTo(value, 6);
          expect(chain.district?.code).toBe(zonal.code);
          expect(chain.type).toMatchObject({ code: type, name });
          expect(chain.types).toEqual([]);
          expect(sum(chain.terms.map(({ product }) => product))).toBeCloseTo(value, 2);
          for (const part of [chain.formula, chain.inputs, chain.parameters, chain.sources])
            expect(part.length).toBeGreaterThan(0);
        }
        // The total of the district in that type has this service among its parts.
        const [{ code: type, value }] = whole.types.filter(({ code }) => code !== 0);
        const total = await chainOf({ ...figure, id: 'totalGep', type, typeLevel: 1 });
        expect(total.parts.find(({ id }) => id === '5')?.value).toBeCloseTo(value, 6);
      }
    });
  });

  it('refuses a district and a result that are not there', async () => {
    for (const query of ['id=5&code=none', 'id=none'])
      expect(
        await server.send('GET', `${calls.getFigure.path}?projectId=${projectId}&output=value&${query}`, {
          token,
        }),
      ).not.toMatchObject({ code: '00000' });
  });
});
