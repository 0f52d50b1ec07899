import { keysOf, partKey, partsByName } from '../account/named-parts';
import type { Account, Term } from '../model';
import { figureByName } from '../shared/figure-by-name';
import { givenEnergy, rowsOf, turbinesUse, waterPower } from './compute';

const GIVEN = 'given';
const WATER = 'water-power';

/** Price and share of a source multiply its energy; hydropower from head and volume is what the turbines make of it. */
export const account: Account = {
  parts(_, context) {
    const rows = rowsOf(context);
    return {
      ...partsByName(GIVEN, 'source', rows, context.districtCount, givenEnergy),
      ...partsByName(WATER, 'source', rows, context.districtCount, waterPower),
    };
  },
  terms(parameters, quantities) {
    const prices = figureByName(parameters, 'prices', 'source');
    const terms = (kind: string, used: number, factor: (source: string) => number): Term[] =>
      keysOf(kind, quantities).map((source) => ({
        quantity: partKey(kind, source),
        factor: used * factor(source),
      }));
    const both = (factor: (source: string) => number): Term[] => [
      ...terms(GIVEN, 1, factor),
      ...terms(WATER, turbinesUse(parameters), factor),
    ];
    return {
      energy: both(() => 1),
      value: both((source) => prices.ofName(source) * prices.ofName(source, 'share')),
    };
  },
};
