import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Comparison } from './measure';

/** What is kept of a whole record: its ratios, each under its task and peer. */
export interface HistoryEntry {
  /** ISO 8601. */
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly ratios: Readonly<Record<string, number>>;
}

/** A line whose ratio has grown since the last record. */
export interface Slowdown {
  readonly task: string;
  readonly peer: string;
  readonly before: number;
  readonly now: number;
}

/** Ratios scatter between two quiet runs by about this much; what grew by more is shown. */
const tolerance = 0.15;

/** One entry a line, the oldest first. */
const file = new URL('./history.jsonl', import.meta.url);

const nameOf = ({ task, peer }: Pick<Comparison, 'task' | 'peer'>): string => `${task} | ${peer}`;

/** Ratios by task and peer, of three digits. */
export function ratiosOf(comparisons: readonly Comparison[]): Record<string, number> {
  return Object.fromEntries(
    comparisons.map((line) => [nameOf(line), Number(line.ratio.toPrecision(3))] as const),
  );
}

/**
 * Lines that are slower beside their peer than in an earlier record, by more than 15 %; the worst first. Lines that the
 * record lacks are left out.
 */
export function slowdowns(
  comparisons: readonly Comparison[],
  { ratios }: Pick<HistoryEntry, 'ratios'>,
): Slowdown[] {
  return comparisons
    .flatMap((line) => {
      const before = ratios[nameOf(line)];
      return before !== undefined && line.ratio > before * (1 + tolerance)
        ? [{ task: line.task, peer: line.peer, before, now: line.ratio }]
        : [];
    })
    .sort((a, b) => b.now / b.before - a.now / a.before);
}

/** The newest record; undefined before the first. */
export function lastRecord(): HistoryEntry | undefined {
  if (!existsSync(file)) return undefined;
  const last = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1);
  return last ? (JSON.parse(last) as HistoryEntry) : undefined;
}

/** Adds a whole record to the history. */
export function addRecord(entry: HistoryEntry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
