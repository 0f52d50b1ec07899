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
  'empty-column',
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

/**
 * What a calculation has to report about its cells or its result, in the order in which it is reported: faulty values
 * first, since others follow from them. Words: `message/`.
 */
export const warningCodes = [
  'value-impossible',
  'value-unexpected',
  'missing-land-type',
  'unknown-land-type',
  'input-nodata',
  'missing-coefficient',
  'type-without-rate',
  'hydrologic-group-out-of-range',
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
  'type-without-price',
  'demand-does-not-fall',
  'missing-measures',
  'unknown-road-class',
  'cells-wider-than-belt',
  'features-outside',
  'districts-not-capped',
  'value-without-cells',
  'sharing-without-cells',
] as const;
/** Codes of what a calculation reports. */
export type WarningCode = (typeof warningCodes)[number];

/**
 * A coded warning with the number of cells (or models) concerned. `error` stops a result from being used; a `note` says
 * what the method makes of cells, which may be as it should be.
 */
export interface Warning {
  readonly code: WarningCode;
  readonly severity: 'note' | 'warning' | 'error';
  readonly count: number;
  /** Key of the input or parameter concerned; of several, separated by commas. */
  readonly at: string;
  /** What is concerned, one by one: ecosystem types by their code, classes of roads, models by their slug. */
  readonly parts?: readonly WarningPart[];
}

/** One of the things that a warning is about, with its part of the count. */
export interface WarningPart {
  readonly key: string;
  readonly count: number;
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

/** Adds up parts by key; shorter keys come first, which is the order of type codes. */
function mergeParts(parts: readonly WarningPart[]): WarningPart[] {
  const counts = new Map<string, number>();
  for (const { key, count } of parts) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, count]) => ({ key, count }));
}

function mergeTwo(first: Warning, second: Warning): Warning {
  const count = first.count + second.count;
  if (first.parts === undefined && second.parts === undefined) return { ...second, count };
  return { ...second, count, parts: mergeParts([...(first.parts ?? []), ...(second.parts ?? [])]) };
}

/**
 * Adds up warnings of windows: same code and place become one with the summed count, and with the summed parts. They
 * come in the order of the codes, so that the size of the windows does not show.
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
      merged.set(id, seen === undefined ? warning : mergeTwo(seen, warning));
    }
  }
  return [...merged.values()].sort(
    (a, b) => warningCodes.indexOf(a.code) - warningCodes.indexOf(b.code) || (a.at < b.at ? -1 : 1),
  );
}
