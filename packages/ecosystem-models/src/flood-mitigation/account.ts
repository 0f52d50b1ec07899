import { factorByType, NO_TYPE } from '../account/account';
import { listOf, numberOf } from '../parameter-values';
import type { Account, Factor, ResolvedParameters } from '../model';
import { typeMask } from '../shared/ecosystem-tree';
import { reservoirPrice } from '../shared/reservoir-cost';
import { lakes, reservoirs, swamps } from './compute';

/** What the volume of a cell is proportional to; that of reservoirs without cells has no type. */
function scaleOf(parameters: ResolvedParameters): Factor {
  const vegetation = typeMask(listOf(parameters, 'mask'));
  const [depth, exchanges, reservoir] = ['swampDepthM', 'lakeExchanges', 'reservoirFactor'].map((key) =>
    numberOf(parameters, key),
  );
  return factorByType((code) => {
    if (vegetation[code] === 1) return 1;
    if (swamps[code] === 1) return depth;
    if (lakes[code] === 1) return exchanges;
    return reservoirs[code] === 1 || code === NO_TYPE ? reservoir : 1;
  });
}

/** Volume at the cost of reservoirs, with what those of a district keep beyond their cells. */
export const account: Account = {
  parts: (_parameters, _context, { unplaced }) => ({ volume: unplaced }),
  scales: (parameters) => ({ volume: scaleOf(parameters) }),
  terms: (parameters) => ({ value: [{ quantity: 'volume', factor: reservoirPrice(parameters) }] }),
};
