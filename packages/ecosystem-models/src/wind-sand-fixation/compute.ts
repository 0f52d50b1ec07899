import type { PixelCompute, ResolvedParameters } from '../model';
import { numberOf, rowsOf } from '../parameter-values';
import { MISSING } from '../shared/ecosystem-tree';
import { createTally, mapCells, scaled, zeroWithoutRate } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';
import { coverReader } from '../shared/vegetation-cover';
import { roughnessHalo, roughnessReader } from './roughness-input';
import { soilErosionOf } from './soil-input';
import { largestLossAt, soilLoss } from './transport';
import { weatherReader } from './weather-input';

/** 元 a tonne of sand: the price of an area divided by the sand on it. */
export function pricePerTonne(parameters: ResolvedParameters): number {
  const [price, density, thickness] = ['treatmentPrice', 'sandDensity', 'sandThickness'].map((key) =>
    numberOf(parameters, key),
  );
  return price / (density * thickness);
}

/**
 * `F = (SL(x) - SL(x·C))·A/1000` t a cell, at least 0, with `x = WF·EF·SCF·K'` and `C = exp(a·cover)`;
 * value = F/(density·thickness)·price.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: roughnessHalo,
  window(inputs, parameters) {
    const tally = createTally();
    const weather = weatherReader(inputs, parameters, tally);
    const soil = soilErosionOf(inputs, parameters);
    const roughness = roughnessReader(inputs, parameters, tally);
    const cover = coverReader(inputs, parameters, tally);
    const coefficients = typeLookup(rowsOf(parameters, 'coverCoefficients'), 'a');
    const distance = numberOf(parameters, 'distance');
    const largest = largestLossAt(distance);
    const tonnes = inputs.cellSize ** 2 / 1000;
    const withoutRate = zeroWithoutRate(tally, 'coverCoefficients');
    const markedMissing = tally.byType('missing-coefficient', 'coverCoefficients');
    let beyond = 0;
    const sand = mapCells(inputs, tally, (i, code) => {
      const a = coefficients[code];
      if (Number.isNaN(a)) return withoutRate(code);
      if (a === MISSING) {
        markedMissing(code);
        return undefined;
      }
      const erodible = soil.of(i);
      if (erodible === undefined) return undefined;
      const x = weather(i) * erodible * roughness(i);
      if (x > largest) beyond++;
      const kept = soilLoss(x, distance) - soilLoss(x * Math.exp(a * cover(i, code)), distance);
      return Math.max(0, kept * tonnes);
    });
    soil.report(tally);
    tally.add('beyond-largest-soil-loss', 'wf', beyond);
    return { layers: { sand, value: scaled(sand, pricePerTonne(parameters)) }, warnings: tally.warnings() };
  },
};
