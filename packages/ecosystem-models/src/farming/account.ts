import type { Account } from '../model';
import { numberOf } from '../parameter-values';
import { sumByDistrict } from '../shared/district-sums';
import { netValueOf, rowsOf } from './compute';

/** The share multiplies what the products earn beyond their cost. */
export const account: Account = {
  named: { net: { name: { zh: '扣除成本后的产值', en: 'Output value less costs' }, unit: '元' } },
  parts: (_, context) => ({ net: sumByDistrict(rowsOf(context), context.districtCount, netValueOf) }),
  terms: (parameters) => ({ value: [{ quantity: 'net', factor: numberOf(parameters, 'share') }] }),
};
