import type { LinearParameter } from '../definition';
import type { Account, ResolvedParameters, Term } from '../model';
import { rowsOf, selectionOf, switchOf } from '../parameter-values';
import { pollutantNumber } from './pollutant-parameters';
import type { Pollutant } from './pollutant-parameters';
import { typeLookup } from './type-table';

/** The value of each pollutant by its price, and their sum, as `pricedPollutants` has them. */
export function pollutantTerms(parameters: ResolvedParameters): Record<string, readonly Term[]> {
  const terms = selectionOf(parameters, 'pollutants').map((quantity): Term => ({
    quantity,
    factor: pollutantNumber(parameters, 'prices', 'price', quantity),
  }));
  const own = terms.map((term) => [`${term.quantity}-value`, [term]] as const);
  return { ...Object.fromEntries(own), value: terms };
}

/**
 * The account of a model of removal: tonnes are proportional to the rate of the type, unless they are capped.
 * @param cap key of the switch
 */
export function cappedAccount(cap: string): Account {
  return {
    scales(parameters) {
      if (switchOf(parameters, cap)) return {};
      const rows = rowsOf(parameters, 'rates');
      const pollutants = selectionOf(parameters, 'pollutants');
      return Object.fromEntries(pollutants.map((pollutant) => [pollutant, typeLookup(rows, pollutant)]));
    },
    terms: pollutantTerms,
  };
}

/** What needs no run in a model of removal: prices, and without a cap the rates. */
export function linearRemoval(pollutants: readonly Pollutant[], cap: string): LinearParameter[] {
  const columns = pollutants.map(({ key }) => key);
  return [
    { parameter: 'rates', columns, when: { parameter: cap, equals: false } },
    { parameter: 'prices', columns: ['price'] },
  ];
}
