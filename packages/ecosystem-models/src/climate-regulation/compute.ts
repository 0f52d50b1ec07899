import { numberOf, rowsOf, switchOf } from '../parameter-values';
import { factorByType } from '../account/account';
import type { PixelCompute, ResolvedParameters } from '../model';
import { typeMask } from '../shared/ecosystem-tree';
import { cellReader, createTally, mapCells, scaled, zeroWithoutRate } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';

const wetland = typeMask([4]);

/** kWh a m² of a type: of all of its heat, or on wetland of a millimetre of evaporated water; NaN without a row. */
export function energyPerArea(parameters: ResolvedParameters): (code: number) => number {
  const heat = typeLookup(rowsOf(parameters, 'heatTable'), 'heat');
  const vegetation = numberOf(parameters, 'coolingDays') / (3600 * numberOf(parameters, 'copVegetation'));
  const perCubicMetre =
    (1000 * numberOf(parameters, 'latentHeat')) / (3600 * numberOf(parameters, 'copWater')) +
    (switchOf(parameters, 'humidification') ? numberOf(parameters, 'evaporationPower') : 0);
  return (code) => {
    if (wetland[code] === 1) return perCubicMetre / 1000;
    return heat[code] * vegetation;
  };
}

/**
 * Vegetation: `F = H·A·D/(3600·copVegetation)` kWh. Wetland with `E = e·A/1000` m³:
 * `F = E·1000·q/(3600·copWater) + E·y`, the second term with humidification only. Evaporation matters on wetland alone.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const area = inputs.cellSize ** 2;
    const evaporation = cellReader(inputs, 'waterEvaporation');
    const ofType = energyPerArea(parameters);
    const perCell = factorByType((code) => ofType(code) * area);
    const withoutRate = zeroWithoutRate(tally, 'heatTable');
    const energy = mapCells(inputs, tally, (i, code) => {
      if (wetland[code] === 1) return evaporation(i) * perCell[code];
      return Number.isNaN(perCell[code]) ? withoutRate(code) : perCell[code];
    });
    return {
      layers: { energy, value: scaled(energy, numberOf(parameters, 'electricityPrice')) },
      warnings: tally.warnings(),
    };
  },
};
