import { choiceOf, numberOf, rowsOf, switchOf } from '../parameter-values';
import type { PixelCompute, PixelInputs, ResolvedParameters, WindowResult } from '../model';
import { added, cellReader, createTally, mapCells, scaled, zeroWithoutRate } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import { isEcosystemType } from '../shared/ecosystem-tree';
import { typeLookup } from '../shared/type-table';
import { cellHectares, CO2_PER_CARBON } from '../shared/units';

/** Tonnes of oxygen that are released with a tonne of carbon dioxide. */
export const OXYGEN_PER_CO2 = 32 / 44;

/** Tonnes of carbon of a cell and year; 0 for types without a row, NaN where a needed input has no data. */
type CarbonFormula = (i: number, code: number) => number;

function alphaReader(inputs: PixelInputs, parameters: ResolvedParameters): CarbonFormula {
  switch (choiceOf(parameters, 'alphaSource')) {
    case 'plain': {
      const alpha = numberOf(parameters, 'alpha');
      return () => alpha;
    }
    case 'table': {
      const table = typeLookup(rowsOf(parameters, 'alphaTable'), 'alpha');
      return (_, code) => table[code];
    }
    case 'raster':
      return cellReader(inputs, 'alphaRaster');
    default:
      throw new RangeError(
        `alphaSource: got ${String(parameters.alphaSource)}, allowed: plain, table, raster`,
      );
  }
}

function nepFormula(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  method: string,
  tally: Tally,
): CarbonFormula {
  const npp = cellReader(inputs, 'npp');
  const carbon = switchOf(parameters, 'nppIsDryMatter') ? 72 / 162 : 1;
  const tonnes = inputs.cellSize ** 2 * 1e-6;
  if (method === 'nep-rh') {
    const rh = cellReader(inputs, 'rh');
    return (i) => (npp(i) * carbon - rh(i)) * tonnes;
  }
  const alpha = alphaReader(inputs, parameters);
  const fromTable = parameters.alphaSource === 'table';
  const withoutRate = zeroWithoutRate(tally, 'alphaTable');
  return (i, code) => {
    const share = alpha(i, code);
    if (fromTable && Number.isNaN(share)) return withoutRate(code);
    return share * npp(i) * carbon * tonnes;
  };
}

function rateFormula(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CarbonFormula {
  const rates = typeLookup(rowsOf(parameters, 'rateTable'), 'rate');
  const hectares = cellHectares(inputs.cellSize);
  const withoutRate = zeroWithoutRate(tally, 'rateTable');
  return (_, code) => (Number.isNaN(rates[code]) ? withoutRate(code) : rates[code] * hectares);
}

function stockFormula(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CarbonFormula {
  const rows = rowsOf(parameters, 'poolTable');
  const pools = ['above', 'below', 'soil', 'dead'].map((column) => typeLookup(rows, column));
  const stock = pools[0].map((_, code) => pools.reduce((sum, pool) => sum + pool[code], 0));
  const before = cellReader(inputs, 'landCoverBefore');
  const perYear = cellHectares(inputs.cellSize) / numberOf(parameters, 'years');
  const withoutPools = zeroWithoutRate(tally, 'poolTable');
  return (i, code) => {
    if (Number.isNaN(stock[code])) return withoutPools(code);
    const earlier = before(i);
    if (!isEcosystemType(earlier)) return NaN;
    return Number.isNaN(stock[earlier]) ? withoutPools(earlier) : (stock[code] - stock[earlier]) * perYear;
  };
}

function carbonFormula(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CarbonFormula {
  const method = choiceOf(parameters, 'method');
  switch (method) {
    case 'nep-alpha':
    case 'nep-rh':
      return nepFormula(inputs, parameters, method, tally);
    case 'rate-table':
      return rateFormula(inputs, parameters, tally);
    case 'stock-change':
      return stockFormula(inputs, parameters, tally);
    default:
      throw new RangeError(`method: got ${method}, allowed: nep-alpha, nep-rh, rate-table, stock-change`);
  }
}

/**
 * `F = NEP·A·1e-6·44/12` t CO₂ a cell; value = F·co2Price, with oxygen F·32/44 t O₂ at oxygenPrice added.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters): WindowResult {
    const tally = createTally();
    const carbon = carbonFormula(inputs, parameters, tally);
    const least = switchOf(parameters, 'clampNegative') ? 0 : -Infinity;
    const co2 = mapCells(inputs, tally, (i, code) => Math.max(least, carbon(i, code) * CO2_PER_CARBON));
    const price = numberOf(parameters, 'co2Price');
    if (!switchOf(parameters, 'oxygen'))
      return { layers: { co2, value: scaled(co2, price) }, warnings: tally.warnings() };
    const oxygen = scaled(co2, OXYGEN_PER_CO2);
    const value = added(scaled(co2, price), scaled(oxygen, numberOf(parameters, 'oxygenPrice')));
    return { layers: { co2, oxygen, value }, warnings: tally.warnings() };
  },
};
