import { keysOf, partKey, partsByName } from '../account/named-parts';
import type { Account, Term } from '../model';
import { numberOf, switchOf } from '../parameter-values';
import { recordsOf, shareOfSpot, timeOf, visitsOf, wholeValue } from './compute';

const VISITS = 'visits';
const PAID = 'paid';
const TIME = 'time';

/** The share of a spot multiplies its visits and what they cost; the value of time, the wages of the hours. */
export const account: Account = {
  parts(parameters, context) {
    const rows = recordsOf(context);
    const surplus = switchOf(parameters, 'zonalDemand');
    const paid = wholeValue(surplus ? parameters : { ...parameters, timeShare: 0 }, rows);
    const parts = (kind: string, figure: typeof visitsOf) =>
      partsByName(kind, 'spot', rows, context.districtCount, figure);
    // The surplus depends on the value of time by more than a factor.
    const time = surplus ? {} : parts(TIME, timeOf);
    return { ...parts(VISITS, visitsOf), ...parts(PAID, paid), ...time };
  },
  terms(parameters, quantities) {
    const share = shareOfSpot(parameters);
    const terms = (kind: string, factor = 1): Term[] =>
      keysOf(kind, quantities).map((spot) => ({
        quantity: partKey(kind, spot),
        factor: share(spot) * factor,
      }));
    return {
      visits: terms(VISITS),
      value: [...terms(PAID), ...terms(TIME, numberOf(parameters, 'timeShare'))],
    };
  },
};
