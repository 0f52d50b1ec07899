import { GepDataError } from '@gep/raster';
import type { Problem as DataProblem } from '@gep/raster';

/** What can be wrong with parameters, tables and inputs that a user gives. Words: `message/`. */
export const problemCodes = [
  'unknown-parameter',
  'not-a-number',
  'not-an-integer',
  'not-a-switch',
  'not-a-list',
  'not-a-table',
  'not-a-row',
  'out-of-range',
  'unknown-option',
  'exclusive-options',
  'unknown-column',
  'missing-column',
  'unknown-ecosystem-type',
  'repeated-key',
  'too-few-rows',
  'missing-row',
  'too-few-items',
  'unknown-input',
  'missing-input',
  'plain-not-allowed',
  'list-not-allowed',
  'unknown-land-type',
  'invalid-source-code',
  'forced-zero-not-allowed',
  'needs-run',
  'not-a-price',
  'not-above',
  'not-ascending',
  'outside-bounds',
  'missing-source',
] as const;
/** Codes of the faults in parameters, tables and inputs. */
export type ProblemCode = (typeof problemCodes)[number];

/** A fault in user data: where (`parameters.alpha`, `parameters.rateTable[2].rate`), what, and the figures to word it. */
export type Problem = DataProblem<ProblemCode>;

/** What a calculation has to report about its cells or its result. Words: `message/`. */
export const warningCodes = [
  'missing-land-type',
  'unknown-land-type',
  'input-nodata',
  'missing-coefficient',
  'hydrologic-group-out-of-range',
  'value-unexpected',
  'value-impossible',
  'runoff-events-below-a-year',
  'daily-series-not-whole-years',
  'coarse-slope',
  'texture-normalised',
  'unknown-soil-class',
  'radius-below-cell',
  'bands-not-a-year',
  'no-clay',
  'beyond-largest-soil-loss',
  'overlap-retained-rain',
  'overlap-withdrawn-water',
  'overlap-landscape',
  'intermediate-summed',
  'missing-price',
  'demand-does-not-fall',
  'missing-measures',
  'unknown-road-class',
  'cells-wider-than-belt',
  'features-outside',
  'districts-not-capped',
  'pollutant-without-rate',
  'value-without-cells',
  'sharing-without-cells',
] as const;
/** Codes of what a calculation reports. */
export type WarningCode = (typeof warningCodes)[number];

/** A coded warning with the number of cells (or models) concerned. `error` stops a result from being used. */
export interface Warning {
  readonly code: WarningCode;
  readonly severity: 'warning' | 'error';
  readonly count: number;
  /** The input, parameter or models concerned. */
  readonly at: string;
}

/** The error for faulty data in a calculation; it names the first fault and holds all of them. */
export function dataError(problems: readonly [Problem | Warning, ...(Problem | Warning)[]]): GepDataError {
  const [first] = problems;
  return new GepDataError(first.code, first.at, expectation(first), { problems });
}

function expectation(fault: Problem | Warning): string {
  if ('severity' in fault) return 'cells without the fault';
  if (fault.allowed !== undefined) return fault.allowed.join(', ');
  if (fault.min === undefined && fault.max === undefined) return '';
  return `${fault.min ?? '-∞'} to ${fault.max ?? '∞'}`;
}

/**
 * Adds up warnings of windows: same code and place become one with the summed count.
 * @example
 * const warning = { code: 'input-nodata', severity: 'warning', count: 2, at: 'npp' } as const;
 * mergeWarnings([[warning], [{ ...warning, count: 3 }]]); // [{ code: 'input-nodata', severity: 'warning', count: 5, at: 'npp' }]
 */
export function mergeWarnings(lists: readonly (readonly Warning[])[]): Warning[] {
  const merged = new Map<string, Warning>();
  for (const list of lists) {
    for (const warning of list) {
      const id = `${warning.code} ${warning.at}`;
      const seen = merged.get(id);
      merged.set(id, seen === undefined ? warning : { ...warning, count: seen.count + warning.count });
    }
  }
  return [...merged.values()];
}
