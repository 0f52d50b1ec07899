import { hasTestData } from '../scripts/test-data';
import { beside } from './measure';
import type { Comparison } from './measure';
import { inOwnProcess } from './own-process';
import type { TotalsTimes } from './map-totals';

/** What is counted while a person styles a map or draws on it, against the times that the specification asks for. */
export function mapTotals(): Comparison[] {
  if (!hasTestData) {
    console.log('totals of maps are left out: the test data are not on this machine');
    return [];
  }
  const { write, classes, region } = inOwnProcess<TotalsTimes>('./map-totals.ts');
  const { count } = inOwnProcess<{ readonly count: number }>('./type-changes.ts');
  return [
    beside('ten classes of 24.6 M cells, counted', classes, '1 s', 1000),
    beside('the ledger of 24.6 M cells, written once', write, '30 s', 30_000),
    beside('24.6 M cells of two years, by district and types', count, '10 s', 10_000),
    beside('sum of a drawn region of 1.1 M cells', region, '50 ms', 50),
  ];
}
