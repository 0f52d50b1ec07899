import { choiceOf, numberOf, rowsOf, switchOf } from '../parameter-values';
import type { Account, Factor, ResolvedParameters } from '../model';
import { typeLookup } from '../shared/type-table';
import { OXYGEN_PER_CO2 } from './compute';

/** What the carbon dioxide of a cell is proportional to. */
function scaleOf(parameters: ResolvedParameters): Factor | undefined {
  switch (choiceOf(parameters, 'method')) {
    case 'nep-alpha':
      if (parameters.alphaSource === 'plain') return numberOf(parameters, 'alpha');
      return parameters.alphaSource === 'table'
        ? typeLookup(rowsOf(parameters, 'alphaTable'), 'alpha')
        : undefined;
    case 'rate-table':
      return typeLookup(rowsOf(parameters, 'rateTable'), 'rate');
    case 'stock-change':
      return 1 / numberOf(parameters, 'years');
    default:
      return undefined;
  }
}

/** Carbon dioxide at its price, and the oxygen that was released with it. */
export const account: Account = {
  scales: (parameters) => ({ co2: scaleOf(parameters) }),
  terms(parameters) {
    const oxygen = switchOf(parameters, 'oxygen') ? OXYGEN_PER_CO2 * numberOf(parameters, 'oxygenPrice') : 0;
    return {
      oxygen: [{ quantity: 'co2', factor: OXYGEN_PER_CO2 }],
      value: [{ quantity: 'co2', factor: numberOf(parameters, 'co2Price') + oxygen }],
    };
  },
};
