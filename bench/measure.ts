/** One line of the table: how long the contenders took in the same run, in milliseconds (medians). */
export interface Comparison {
  readonly task: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** Ours divided by theirs: below 1 is faster than the peer. */
  readonly ratio: number;
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const time = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

/** Runs both contenders by turns, after one warm-up each, and compares their medians. */
export function compare(
  task: string,
  ours: () => unknown,
  peer: string,
  theirs: () => unknown,
  rounds = 5,
): Comparison {
  ours();
  theirs();
  const mine: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(time(ours));
    others.push(time(theirs));
  }
  const result = { ours: median(mine), theirs: median(others) };
  return { task, peer, ...result, ratio: result.ours / result.theirs };
}
