import type { Account } from '../model';
import { numberOf } from '../parameter-values';

/** The value is proportional to the yearly yield. */
export const account: Account = {
  scales: (parameters) => ({ value: numberOf(parameters, 'annualYield') }),
  terms: () => ({}),
};
