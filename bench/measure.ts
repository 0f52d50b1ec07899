import { median } from 'simple-statistics';

/** One line of the table: how long the contenders took in the same run, in milliseconds (medians). */
export interface Comparison {
  readonly task: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** Ours divided by theirs: below 1 is faster than the peer. */
  readonly ratio: number;
}

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
  return comparison(task, mine, peer, others);
}

/** Does its work once and says how many milliseconds that took. */
export type Timed = () => Promise<number>;

/** Times work that is awaited. */
export const timed =
  (work: () => Promise<unknown>): Timed =>
  async () => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };

/** `compare` for work that is awaited or done by a peer with its own clock. */
export async function compareTimed(
  task: string,
  ours: Timed,
  peer: string,
  theirs: Timed,
  rounds = 5,
): Promise<Comparison> {
  await ours();
  await theirs();
  const mine: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours());
    others.push(await theirs());
  }
  return comparison(task, mine, peer, others);
}

function comparison(task: string, mine: number[], peer: string, others: number[]): Comparison {
  const [ours, theirs] = [median(mine), median(others)];
  return { task, ours, peer, theirs, ratio: ours / theirs };
}
