import { numberOf, rowsOf, switchOf } from '../parameter-values';
import type { PixelCompute } from '../model';
import { typeMask } from '../shared/ecosystem-tree';
import { cellReader, createTally, mapCells, scaled } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';

const wetland = typeMask([4]);

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
    const heat = typeLookup(rowsOf(parameters, 'heatTable'), 'heat');
    const evaporation = cellReader(inputs, 'waterEvaporation');
    const vegetation =
      (area * numberOf(parameters, 'coolingDays')) / (3600 * numberOf(parameters, 'copVegetation'));
    const perCubicMetre =
      (1000 * numberOf(parameters, 'latentHeat')) / (3600 * numberOf(parameters, 'copWater')) +
      (switchOf(parameters, 'humidification') ? numberOf(parameters, 'evaporationPower') : 0);
    const water = (area / 1000) * perCubicMetre;
    const energy = mapCells(inputs, tally, (i, code) => {
      if (wetland[code] === 1) return evaporation(i) * water;
      return Number.isNaN(heat[code]) ? 0 : heat[code] * vegetation;
    });
    return {
      layers: { energy, value: scaled(energy, numberOf(parameters, 'electricityPrice')) },
      warnings: tally.warnings(),
    };
  },
};
