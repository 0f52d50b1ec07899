import type { Account } from '../model';
import { numberOf } from '../parameter-values';
import { sumByDistrict } from '../shared/district-sums';
import { netValueOf, rowsOf } from './compute';

/** The share multiplies what the products earn beyond their cost. */
export const account: Account = {
  parts: (_, context) => ({ net: sumByDistrict(rowsOf(context), context.districtCount, netValueOf) }),
  terms: (parameters) => ({ value: [{ quantity: 'net', factor: numberOf(parameters, 'share') }] }),
};
