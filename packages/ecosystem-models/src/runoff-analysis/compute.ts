import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import type { PixelCompute, PixelInputs, ResolvedParameters, WindowResult } from '../model';
import { curveNumberFor, eventRunoff, potentialRetention } from '../shared/event-runoff';
import type { Wetness } from '../shared/event-runoff';
import { bandReaders, cellReader, createTally, mapCells, scaled } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';

const groups = ['A', 'B', 'C', 'D'];
const wetnessValues: readonly string[] = ['I', 'II', 'III'] satisfies Wetness[];

function isWetness(value: string): value is Wetness {
  return wetnessValues.includes(value);
}

/** Potential retention in mm by hydrologic group (0-3) and type code; NaN where no curve number applies. */
function retentions(parameters: ResolvedParameters): Float64Array[] {
  const wetness = choiceOf(parameters, 'wetness');
  if (!isWetness(wetness)) throw new RangeError(`wetness: got ${wetness}, allowed: I, II, III`);
  const rows = rowsOf(parameters, 'curveNumbers');
  return groups.map((column) =>
    typeLookup(rows, column).map((cn) => potentialRetention(curveNumberFor(cn, wetness))),
  );
}

/**
 * Runoff depth in mm by curve numbers, the events summed. A type without a curve number and a soil group other than
 * 1-4 give NoData and are counted; NoData in any event gives NoData.
 */
export function curveNumberDepth(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): Float64Array {
  const table = retentions(parameters);
  const events = bandReaders(inputs, 'dailyPrecipitation');
  const lambda = numberOf(parameters, 'lambda');
  const byDefault = groups.indexOf(choiceOf(parameters, 'defaultHsg')) + 1;
  const soil = inputs.rasters.hsg === undefined ? () => byDefault : cellReader(inputs, 'hsg');
  return mapCells(inputs, tally, (i, code) => {
    if (Number.isNaN(table[0][code])) {
      tally.add('missing-coefficient', 'curveNumbers');
      return undefined;
    }
    const group = soil(i);
    if (Number.isNaN(group)) return NaN;
    const row: Float64Array | undefined = table[group - 1];
    if (row === undefined) {
      tally.add('hydrologic-group-out-of-range', 'hsg', 1, 'error');
      return undefined;
    }
    let depth = 0;
    for (const event of events) depth += eventRunoff(event(i), row[code], lambda);
    return depth;
  });
}

/** Runoff depth in mm by coefficients in percent; a type without one gives NoData and is counted. */
export function coefficientDepth(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): Float64Array {
  const psi = typeLookup(rowsOf(parameters, 'coefficients'), 'psi');
  const rain = cellReader(inputs, 'precipitation');
  return mapCells(inputs, tally, (i, code) => {
    if (Number.isNaN(psi[code])) {
      tally.add('missing-coefficient', 'coefficients');
      return undefined;
    }
    return (rain(i) * psi[code]) / 100;
  });
}

/** Depth in mm and volume in m³ a cell by the chosen method; no value. */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters): WindowResult {
    const tally = createTally();
    const cubicMetres = inputs.cellSize ** 2 / 1000;
    const method = choiceOf(parameters, 'method');
    switch (method) {
      case 'runoff-cn': {
        const depth = curveNumberDepth(inputs, parameters, tally);
        return {
          layers: { 'cn-depth': depth, 'cn-volume': scaled(depth, cubicMetres) },
          warnings: tally.warnings(),
        };
      }
      case 'runoff-coefficient': {
        const depth = coefficientDepth(inputs, parameters, tally);
        return {
          layers: { 'coefficient-depth': depth, 'coefficient-volume': scaled(depth, cubicMetres) },
          warnings: tally.warnings(),
        };
      }
      default:
        throw new RangeError(`method: got ${method}, allowed: runoff-cn, runoff-coefficient`);
    }
  },
};
