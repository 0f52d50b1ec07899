import { keysOf, partKey, partsByName } from '../account/named-parts';
import type { Account } from '../model';
import { figureByName } from '../shared/figure-by-name';
import { volumeOf } from './compute';

const VOLUME = 'volume';

/** The price of a use multiplies its volume. */
export const account: Account = {
  parts: (_, { records, districtCount }) =>
    partsByName(VOLUME, 'use', records.tables.waterUse ?? [], districtCount, volumeOf),
  terms(parameters, quantities) {
    const prices = figureByName(parameters, 'prices', 'use');
    const uses = keysOf(VOLUME, quantities);
    return {
      volume: uses.map((use) => ({ quantity: partKey(VOLUME, use), factor: 1 })),
      value: uses.map((use) => ({ quantity: partKey(VOLUME, use), factor: prices.ofName(use) })),
    };
  },
};
