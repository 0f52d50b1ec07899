import { randomNumbers } from './random-numbers';
import type { ValueInParameters } from './uncertain-model';
import type { Uncertainty } from './uncertainty';

/** The value of a model in many draws, in any district: the draws are the same in all of them. */
export interface DrawnValue {
  readonly slug: string;
  /** 元, with the parameters of the account. */
  readonly accountOf: (district: number) => number;
  /** Writes the value of a district in each draw. */
  readonly writeValues: (district: number, into: Float64Array) => void;
}

/** What the columns of a value are worth: columns that are worth the same in every draw share their numbers. */
interface DrawnWorth {
  readonly drawn: readonly Float64Array[];
  /** Of each column, its place in `drawn`; -1 for one that no draw changes. */
  readonly placeOf: Int32Array;
  /** In the first draw. */
  readonly first: Float64Array;
}

/** The name of the random numbers of a parameter: the same in both years, and in every order of models. */
function streamOf(seed: number, slug: string, { parameter, column, row }: Uncertainty): string {
  return JSON.stringify([seed, slug, parameter, column ?? null, row ?? null]);
}

/** What each column is worth in each draw. */
function worthByColumn(one: ValueInParameters, seed: number, draws: number): Float64Array[] {
  const { slug, numbers, value, fresh } = one;
  const sources = numbers.map(({ uncertainty, quantile, write }) => ({
    random: randomNumbers(streamOf(seed, slug, uncertainty)),
    quantile,
    write,
  }));
  const parameters = fresh();
  const columns = Array.from({ length: value.columns }, () => new Float64Array(draws));
  for (let i = 0; i < draws; i++) {
    for (const { random, quantile, write } of sources) write(parameters, quantile(random()));
    const worth = value.worthOf(parameters);
    for (let column = 0; column < columns.length; column++) columns[column][i] = worth[column];
  }
  return columns;
}

function drawWorth(one: ValueInParameters, seed: number, draws: number): DrawnWorth {
  const columns = worthByColumn(one, seed, one.numbers.length === 0 ? 1 : draws);
  const drawn: Float64Array[] = [];
  const placeOf = Int32Array.from(columns, (column) => {
    if (column.every((worth) => worth === column[0])) return -1;
    const known = drawn.findIndex((other) => other.every((worth, i) => worth === column[i]));
    return known < 0 ? drawn.push(column) - 1 : known;
  });
  return { drawn, placeOf, first: Float64Array.from(columns, ([worth]) => worth) };
}

/** Draws the uncertain numbers of a model. */
export function drawnValue(one: ValueInParameters, seed: number, draws: number): DrawnValue {
  const { slug, value, fresh } = one;
  const account = value.worthOf(fresh()).slice();
  const { drawn, placeOf, first } = drawWorth(one, seed, draws);
  return {
    slug,
    accountOf: (district) =>
      value.amountsOf(district).reduce((sum, amount, column) => sum + amount * account[column], 0),
    writeValues(district, into) {
      const amounts = new Float64Array(drawn.length);
      let constant = 0;
      value.amountsOf(district).forEach((amount, column) => {
        if (placeOf[column] < 0) constant += amount * first[column];
        else amounts[placeOf[column]] += amount;
      });
      into.fill(constant);
      drawn.forEach((worth, place) => {
        const amount = amounts[place];
        if (amount !== 0) for (let i = 0; i < into.length; i++) into[i] += amount * worth[i];
      });
    },
  };
}
