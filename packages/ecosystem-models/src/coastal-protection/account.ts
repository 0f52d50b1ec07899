import { keysOf, partKey, partsByName } from '../account/named-parts';
import type { Account, Term } from '../model';
import { numberOf } from '../parameter-values';
import { figureByName } from '../shared/figure-by-name';
import { shelteredLength } from './compute';

const LENGTH = 'length';

/** The weight of a habitat multiplies the length that it shelters, and the unit cost that length. */
export const account: Account = {
  parts: (parameters, { records, districtCount }) =>
    partsByName(
      LENGTH,
      'habitat',
      records.features.shoreline ?? [],
      districtCount,
      shelteredLength(parameters),
    ),
  terms(parameters, quantities) {
    const weights = figureByName(parameters, 'habitatWeights', 'habitat');
    const terms = (cost: number): Term[] =>
      keysOf(LENGTH, quantities).map((habitat) => ({
        quantity: partKey(LENGTH, habitat),
        factor: weights.ofName(habitat, 'weight') * cost,
      }));
    return { length: terms(1), value: terms(numberOf(parameters, 'unitCost')) };
  },
};
