import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import type { PixelInputs, ResolvedParameters } from '../model';
import { curveNumberFor, eventRunoff, potentialRetention } from '../shared/event-runoff';
import type { Wetness } from '../shared/event-runoff';
import { cellReader } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';

/** How the rain of one event or day runs off by the chosen method. */
export interface EventDepth {
  /**
   * What of a cell decides its runoff: potential retention in mm or a coefficient in percent. Undefined where the cell has
   * none, which is counted; NaN without soil data.
   */
  readonly trait: (i: number, code: number) => number | undefined;
  /** Runoff in mm of `rain` mm on a cell with this trait. */
  readonly depth: (rain: number, trait: number) => number;
}

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

/** By curve numbers. A type without one and a soil group other than 1-4 have no retention. */
function byCurveNumber(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): EventDepth {
  const table = retentions(parameters);
  const byDefault = groups.indexOf(choiceOf(parameters, 'defaultHsg')) + 1;
  const soil = inputs.rasters.hsg === undefined ? () => byDefault : cellReader(inputs, 'hsg');
  const lambda = numberOf(parameters, 'lambda');
  const withoutNumber = tally.byType('missing-coefficient', 'curveNumbers');
  return {
    trait(i, code) {
      if (Number.isNaN(table[0][code])) {
        withoutNumber(code);
        return undefined;
      }
      const group = soil(i);
      if (Number.isNaN(group)) return NaN;
      const row: Float64Array | undefined = table[group - 1];
      if (row === undefined) tally.add('hydrologic-group-out-of-range', 'hsg', 1, 'error');
      return row?.[code];
    },
    depth: (rain, retention) => eventRunoff(rain, retention, lambda),
  };
}

/** By coefficients in percent. A type without one is counted. */
function byCoefficient(parameters: ResolvedParameters, tally: Tally): EventDepth {
  const psi = typeLookup(rowsOf(parameters, 'coefficients'), 'psi');
  const withoutCoefficient = tally.byType('missing-coefficient', 'coefficients');
  return {
    trait(_, code) {
      if (!Number.isNaN(psi[code])) return psi[code];
      withoutCoefficient(code);
      return undefined;
    },
    depth: (rain, percent) => (rain * percent) / 100,
  };
}

/**
 * The runoff of one event by the method of the runoff analysis.
 * @param parameters those of the runoff analysis
 * @throws RangeError for an unknown method or wetness
 */
export function eventDepth(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): EventDepth {
  const method = choiceOf(parameters, 'method');
  switch (method) {
    case 'runoff-cn':
      return byCurveNumber(inputs, parameters, tally);
    case 'runoff-coefficient':
      return byCoefficient(parameters, tally);
    default:
      throw new RangeError(`method: got ${method}, allowed: runoff-cn, runoff-coefficient`);
  }
}
