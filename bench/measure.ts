import { median, quantile } from 'simple-statistics';

/** One line of the table: how long the contenders took in the same run, in milliseconds (medians). */
export interface Comparison {
  readonly task: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** Ours divided by theirs: below 1 is faster than the peer. */
  readonly ratio: number;
  /** Between which ratios the middle half of the rounds lies; absent where there was one round. */
  readonly spread?: readonly [low: number, high: number];
}

/** One time, or those of all rounds. */
export type Times = number | readonly number[];

const atHand = (times: Times): readonly number[] => (typeof times === 'number' ? [times] : times);

/**
 * A line of the table.
 * @param peer a contender, or what the specification allows
 * @param theirs the time of the peer; one for each round where both took turns
 */
export function beside(task: string, ours: Times, peer: string, theirs: Times): Comparison {
  const mine = atHand(ours);
  const others = atHand(theirs);
  const [time, other] = [median([...mine]), median([...others])];
  const line = { task, ours: time, peer, theirs: other, ratio: time / other };
  if (mine.length < 2) return line;
  const ratios = mine.map((ms, round) => ms / (others.length === mine.length ? others[round]! : other));
  return { ...line, spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)] };
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
  return beside(task, mine, peer, others);
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
  return beside(task, mine, peer, others);
}
