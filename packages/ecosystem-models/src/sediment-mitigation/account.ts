import type { Account } from '../model';
import { numberOf } from '../parameter-values';
import { sedimentPerTonne } from './compute';

/** Sediment and its value are multiples of the retained soil. */
export const account: Account = {
  terms(parameters) {
    const sediment = sedimentPerTonne(parameters);
    const value = sediment * numberOf(parameters, 'dredgingPrice');
    return {
      sediment: [{ quantity: 'soilRetentionT', factor: sediment }],
      value: [{ quantity: 'soilRetentionT', factor: value }],
    };
  },
};
