import { factorByType } from '../account/account';
import { choiceOf, rowsOf } from '../parameter-values';
import type { PixelCompute, ResolvedParameters } from '../model';
import { cellReader, createTally, mapCells, zeroWithoutRate } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';
import { cellHectares } from '../shared/units';

/** Share of a cell's area that counts, by type code; NaN where no row applies. */
export function areaShares(parameters: ResolvedParameters): Float64Array {
  const method = choiceOf(parameters, 'method');
  switch (method) {
    case 'whole-stand':
      return typeLookup(rowsOf(parameters, 'shares'), 'share');
    case 'incidence': {
      const rows = rowsOf(parameters, 'incidence');
      const natural = typeLookup(rows, 'natural');
      const managed = typeLookup(rows, 'managed');
      return factorByType((code) => Math.max(0, managed[code] - natural[code]));
    }
    default:
      throw new RangeError(`method: got ${method}, allowed: whole-stand, incidence`);
  }
}

const priceRows = (parameters: ResolvedParameters): Float64Array =>
  typeLookup(rowsOf(parameters, 'prices'), 'price');

/** 元/hm² by type code; 0 without a price. */
export function pricesByType(parameters: ResolvedParameters): Float64Array {
  const prices = priceRows(parameters);
  return factorByType((code) => prices[code] || 0);
}

/**
 * `F = A·f` hm² on natural stands with `f` the share of the type, or its incidence in planted minus that in natural
 * stands; value = F·price of the type, 0 for a type without a price, which is
 * counted.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const hectares = areaShares(parameters).map((share) => share * cellHectares(inputs.cellSize));
    const prices = priceRows(parameters);
    const natural = inputs.rasters.naturalStand === undefined ? () => 1 : cellReader(inputs, 'naturalStand');
    const table = choiceOf(parameters, 'method') === 'incidence' ? 'incidence' : 'shares';
    const withoutRate = zeroWithoutRate(tally, table);
    const withoutPrice = tally.byType('type-without-price', 'prices');
    const area = mapCells(inputs, tally, (i, code) =>
      Number.isNaN(hectares[code]) ? withoutRate(code) : hectares[code] * natural(i),
    );
    const value = area.map((cell, i) => {
      const type = inputs.landCover[i];
      if (!Number.isNaN(prices[type])) return cell * prices[type];
      if (cell > 0) withoutPrice(type);
      return cell * 0;
    });
    return { layers: { area, value }, warnings: tally.warnings() };
  },
};
