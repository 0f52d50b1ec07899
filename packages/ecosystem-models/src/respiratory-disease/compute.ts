import type { PixelCompute, PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf } from '../parameter-values';
import { seasonShare } from '../shared/growing-season';
import { cellReader, createTally, mapCells, scaled } from '../shared/pixel-loop';
import type { CellReader } from '../shared/pixel-loop';
import { populationReader } from '../shared/population';
import { gemmCauses, hazardRatio } from './gemm';

/** The layer of which districts take the mean. */
const REDUCTION = 'pm25-reduction';

/** PM2.5 in µg/m³ that vegetation takes from the air: a raster, or `C·u/(u + H)` with the uptake u in metres an hour. */
function reductionReader(inputs: PixelInputs, parameters: ResolvedParameters): CellReader {
  const source = choiceOf(parameters, 'reductionMethod');
  switch (source) {
    case 'raster':
      return cellReader(inputs, 'pm25Reduction');
    case 'box': {
      const concentration = cellReader(inputs, 'pm25');
      const lai = cellReader(inputs, 'lai');
      const leafOn = seasonShare(inputs, parameters);
      const perLai =
        numberOf(parameters, 'depositionVelocity') * 3600 * (1 - numberOf(parameters, 'resuspension'));
      const height = numberOf(parameters, 'mixingHeight');
      return (i) => {
        const uptake = perLai * lai(i);
        return ((concentration(i) * uptake) / (uptake + height)) * leafOn(i);
      };
    }
    default:
      throw new RangeError(`reductionMethod: got ${source}, allowed: raster, box`);
  }
}

/** ΔC of each cell. Cells without it may have a result by their district, so they are not counted here. */
function reductionLayer(inputs: PixelInputs, parameters: ResolvedParameters): Float64Array {
  return mapCells(inputs, createTally(), reductionReader(inputs, parameters));
}

/** Share of a cell's residents who are spared when the concentration is lower by `reduction`. */
type Impact = (i: number, reduction: number) => number;

function impactOf(inputs: PixelInputs, parameters: ResolvedParameters): Impact {
  const baseline = numberOf(parameters, 'baselineRate');
  const form = choiceOf(parameters, 'impact');
  switch (form) {
    case 'log-linear': {
      const beta = numberOf(parameters, 'beta');
      return (_, reduction) => baseline * (1 - Math.exp(-beta * reduction));
    }
    case 'gemm': {
      const concentration = cellReader(inputs, 'pm25');
      const shape =
        choiceOf(parameters, 'cause') === 'copd'
          ? gemmCauses.copd
          : gemmCauses['lower-respiratory-infection'];
      return (i, reduction) => {
        const now = hazardRatio(shape, concentration(i));
        const without = hazardRatio(shape, concentration(i) + reduction);
        return baseline * (1 / now - 1 / without);
      };
    }
    default:
      throw new RangeError(`impact: got ${form}, allowed: log-linear, gemm`);
  }
}

/** The reduction that residents of a cell are exposed to: that of the cell, or the mean of its district. */
function exposure(inputs: PixelInputs, reduction: Float64Array, byDistrict: boolean): CellReader {
  if (!byDistrict) return (i) => reduction[i];
  const { districts, prepared } = inputs;
  if (districts === undefined || prepared === undefined)
    throw new TypeError('districts: got nothing, allowed: a district for each cell, and its prepared mean');
  return (i) => prepared[REDUCTION][districts[i]];
}

const isByDistrict = (parameters: ResolvedParameters): boolean =>
  choiceOf(parameters, 'exposureScale') === 'district';

/**
 * `F = pop·impact(ΔC)` cases a cell, value = F·unitValue. By district, the mean ΔC of its valid cells holds for all of
 * its residents.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  gathers: (parameters) => (isByDistrict(parameters) ? [REDUCTION] : []),
  gather: (inputs, parameters) => ({ [REDUCTION]: reductionLayer(inputs, parameters) }),
  prepare: ({ [REDUCTION]: { sum, valid } }) => ({ [REDUCTION]: sum.map((total, d) => total / valid[d]) }),
  window(inputs, parameters) {
    const tally = createTally();
    const reduction = reductionLayer(inputs, parameters);
    const residents = populationReader(inputs, parameters);
    const exposed = exposure(inputs, reduction, isByDistrict(parameters));
    const impact = impactOf(inputs, parameters);
    const cases = mapCells(inputs, tally, (i) => residents(i) * impact(i, exposed(i)));
    const value = scaled(cases, numberOf(parameters, 'unitValue'));
    return { layers: { [REDUCTION]: reduction, cases, value }, warnings: tally.warnings() };
  },
};
