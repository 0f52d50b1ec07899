import type { PixelCompute, ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';
import { createTally, mapCells, scaled } from '../shared/pixel-loop';
import { cellHectares } from '../shared/units';
import { coverFactorOf } from './cover-input';
import { erodibility } from './erodibility-input';
import { erosivityReader } from './erosivity-input';
import { practiceReader } from './practice-input';
import { slopeLengthHalo, slopeLengthReader } from './slope-length-input';

/** m³ of sediment of a tonne of retained soil. */
export function sedimentPerTonne(parameters: ResolvedParameters): number {
  return numberOf(parameters, 'sedimentRatio') / numberOf(parameters, 'bulkDensity');
}

/**
 * Soil retention `R·K·L·S·(1 - C·P)·A` t a cell, potential less actual erosion; sediment `ratio·retention/density` m³ a
 * cell; value = sediment·price.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: slopeLengthHalo,
  window(inputs, parameters) {
    const tally = createTally();
    const erosivity = erosivityReader(inputs, parameters, tally);
    const soil = erodibility(inputs, parameters);
    const slopeLength = slopeLengthReader(inputs, parameters, tally);
    const cover = coverFactorOf(inputs, parameters, tally);
    const practice = practiceReader(inputs, parameters);
    const hectares = cellHectares(inputs.cellSize);
    const soilRetentionT = mapCells(inputs, tally, (i, code) => {
      if (!cover.covers(code)) return cover.leftOut(code);
      const k = soil.of(i);
      if (k === undefined) return undefined;
      const kept = 1 - cover.of(i, code) * practice(i, code);
      return erosivity(i) * k * slopeLength(i) * kept * hectares;
    });
    soil.report(tally);
    const sediment = scaled(soilRetentionT, sedimentPerTonne(parameters));
    const value = scaled(sediment, numberOf(parameters, 'dredgingPrice'));
    return { layers: { soilRetentionT, sediment, value }, warnings: tally.warnings() };
  },
};
