import { choiceOf, listOf, numberOf, rowsOf, switchOf } from '../parameter-values';
import type { PixelCompute, PixelInputs, ResolvedParameters } from '../model';
import { typeMask } from '../shared/ecosystem-tree';
import { fuEvapotranspiration, omegaFromSoilWater } from '../shared/fu-evapotranspiration';
import {
  bandReaders,
  cellReader,
  createTally,
  mapCells,
  scaled,
  zeroWithoutRate,
} from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { reservoirPrice } from '../shared/reservoir-cost';
import { typeLookup } from '../shared/type-table';

/** A depth in mm/a of a cell; NaN is NoData. */
type Depth = (i: number, code: number) => number;

function evapotranspiration(inputs: PixelInputs, parameters: ResolvedParameters, rain: CellReader): Depth {
  if (choiceOf(parameters, 'etMethod') === 'raster') return cellReader(inputs, 'evapotranspiration');
  const potential = cellReader(inputs, 'pet');
  const kc = typeLookup(rowsOf(parameters, 'cropCoefficients'), 'kc');
  const omega = omegaReader(inputs, parameters, rain);
  return (i, code) => {
    const water = rain(i);
    if (Number.isNaN(kc[code])) return fuEvapotranspiration(water, potential(i), omega(i));
    return water <= 0 ? 0 : Math.min(kc[code] * potential(i), water);
  };
}

function omegaReader(inputs: PixelInputs, parameters: ResolvedParameters, rain: CellReader): CellReader {
  if (choiceOf(parameters, 'omegaMethod') === 'plain') {
    const omega = numberOf(parameters, 'omega');
    return () => omega;
  }
  const available = cellReader(inputs, 'availableWater');
  const z = numberOf(parameters, 'seasonality');
  return (i) => {
    const water = rain(i);
    // Without rain Fu gives 0 for any ω; a missing soil stays missing.
    return water <= 0 ? available(i) : omegaFromSoilWater(z, available(i), water);
  };
}

/** Runoff in mm/a; `hasRow` is false for types without a fraction, which give 0. */
interface Runoff {
  readonly depth: Depth;
  readonly hasRow: (code: number) => boolean;
}

function runoff(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  runoffRain: CellReader,
  tally: Tally,
): Runoff {
  if (choiceOf(parameters, 'runoffMethod') === 'table') {
    const k = typeLookup(rowsOf(parameters, 'runoffFractions'), 'k');
    return { depth: (i, code) => runoffRain(i) * k[code], hasRow: (code) => !Number.isNaN(k[code]) };
  }
  const upstream = inputs.upstream?.['runoff-analysis'];
  if (upstream === undefined)
    throw new TypeError('upstream runoff-analysis: got nothing, allowed: its layers');
  const byCurveNumber: Float64Array | undefined = upstream.layers['cn-depth'];
  const depth = byCurveNumber ?? upstream.layers['coefficient-depth'];
  if (byCurveNumber !== undefined && bandReaders(upstream.inputs, 'dailyPrecipitation').length < 365)
    tally.add('runoff-events-below-a-year', 'dailyPrecipitation');
  return { depth: (i) => depth[i], hasRow: () => true };
}

/**
 * `F = (P - R - ET)·A/1000` m³ a cell with P the runoff-producing rain and R = P·k or the depth of the runoff analysis;
 * value = F·(price·depreciation + operatingCost).
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const mask = typeMask(listOf(parameters, 'mask'));
    const rain = cellReader(inputs, 'precipitation');
    const share = numberOf(parameters, 'runoffRainShare');
    const runoffRain: CellReader = (i) => share * rain(i);
    const { depth, hasRow } = runoff(inputs, parameters, runoffRain, tally);
    const et = evapotranspiration(inputs, parameters, rain);
    const cubicMetres = inputs.cellSize ** 2 / 1000;
    const least = switchOf(parameters, 'clampNegative') ? 0 : -Infinity;
    const withoutRate = zeroWithoutRate(tally, 'runoffFractions');
    const water = mapCells(inputs, tally, (i, code) => {
      if (mask[code] === 0) return 0;
      if (!hasRow(code)) return withoutRate(code);
      return Math.max(least, (runoffRain(i) - depth(i, code) - et(i, code)) * cubicMetres);
    });
    const value = scaled(water, reservoirPrice(parameters));
    return { layers: { water, value }, warnings: tally.warnings() };
  },
};
