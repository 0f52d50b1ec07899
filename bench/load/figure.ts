import type { Latencies } from './latencies';

export type DatabaseKind = 'embedded' | 'postgres';

/** A measured number beside its goal. */
export interface Figure {
  readonly what: string;
  readonly got: number;
  readonly unit: 'ms' | 's' | 'MB' | '/s' | '';
  /** Without one the figure is only reported. */
  readonly goal?: number;
  /** Whether the goal is the least, not the most. */
  readonly atLeast?: boolean;
}

/** What a row of the table measured on one database. */
export interface RowResult {
  readonly row: string;
  readonly database: DatabaseKind;
  readonly figures: readonly Figure[];
  /** Kinds of errors, in words. */
  readonly errors: string;
}

/** How many times worse than its goal a figure is; 1 or less: reached. */
export function distance({ got, goal, atLeast }: Figure): number {
  if (goal === undefined) return 0;
  if (goal === 0) return got === 0 ? 0 : Infinity;
  return atLeast ? goal / got : got / goal;
}

/** Percentiles of answers; goals by the name of the percentile. */
export function latencyFigures(
  latencies: Latencies,
  goals: { readonly p95?: number; readonly p99?: number; readonly max?: number } = {},
  name = 'answers',
): Figure[] {
  return [
    { what: `${name}, p50`, got: latencies.within(0.5), unit: 'ms' },
    { what: `${name}, p95`, got: latencies.within(0.95), unit: 'ms', goal: goals.p95 },
    { what: `${name}, p99`, got: latencies.within(0.99), unit: 'ms', goal: goals.p99 },
    { what: `${name}, longest`, got: latencies.within(1), unit: 'ms', goal: goals.max },
    { what: `${name}, errors`, got: latencies.errors, unit: '', goal: 0 },
  ];
}
