import type { PixelCompute, ResolvedParameters } from '../model';
import { listOf, numberOf } from '../parameter-values';
import { typeMask } from '../shared/ecosystem-tree';
import { added, cellReader, createTally, mapCells, scaled } from '../shared/pixel-loop';
import { withHarvest } from './harvest';

/** Atomic masses. */
const CARBON = 12;
const NITROGEN = 14;
const PHOSPHORUS = 31;

/** Nutrients taken up with one unit of carbon, by mass. */
export function perCarbon(parameters: ResolvedParameters): { nitrogen: number; phosphorus: number } {
  const carbon = numberOf(parameters, 'redfieldC') * CARBON;
  return {
    nitrogen: (numberOf(parameters, 'redfieldN') * NITROGEN) / carbon,
    phosphorus: (numberOf(parameters, 'redfieldP') * PHOSPHORUS) / carbon,
  };
}

/** `F = PP·A·1e-6·ratio·exportFraction` t of each nutrient, value = F·price; harvests are added by district. */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const mask = typeMask(listOf(parameters, 'mask'));
    const production = cellReader(inputs, 'primaryProduction');
    const tonnes = inputs.cellSize ** 2 * 1e-6 * numberOf(parameters, 'exportFraction');
    const carbon = mapCells(inputs, tally, (i, code) => (mask[code] === 0 ? 0 : production(i) * tonnes));
    const ratio = perCarbon(parameters);
    const nitrogen = scaled(carbon, ratio.nitrogen);
    const phosphorus = scaled(carbon, ratio.phosphorus);
    const nitrogenValue = scaled(nitrogen, numberOf(parameters, 'nitrogenPrice'));
    const phosphorusValue = scaled(phosphorus, numberOf(parameters, 'phosphorusPrice'));
    const value = added(nitrogenValue, phosphorusValue);
    return {
      layers: {
        nitrogen,
        'nitrogen-value': nitrogenValue,
        phosphorus,
        'phosphorus-value': phosphorusValue,
        value,
      },
      warnings: tally.warnings(),
    };
  },
  districts: withHarvest,
};
