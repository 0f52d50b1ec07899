import { setTimeout as delay } from 'node:timers/promises';
import { errorOf } from './client';
import type { Ask, LoadClient } from './client';
import { Latencies } from './latencies';

/** A request with the name that its times are kept under. */
export type NamedAsk = readonly [name: string, ask: Ask];

export interface PacedResult {
  readonly all: Latencies;
  readonly byName: ReadonlyMap<string, Latencies>;
  /** One a user. */
  readonly byUser: readonly Latencies[];
}

/**
 * Users who each ask in a fixed rhythm, at instants spread over it. A time counts from the instant at which the request was
 * due: who waits for an answer asks late, and that is part of the wait.
 */
export async function pacedUsers(
  client: LoadClient,
  users: number,
  { everyMs, seconds }: { readonly everyMs: number; readonly seconds: number },
  next: (user: number) => NamedAsk,
): Promise<PacedResult> {
  const all = new Latencies();
  const byName = new Map<string, Latencies>();
  const byUser = Array.from({ length: users }, () => new Latencies());
  const start = performance.now();
  const end = start + seconds * 1000;
  const live = async (user: number): Promise<void> => {
    for (let due = start + (user / users) * everyMs; due < end; due += everyMs) {
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const [name, ask] = next(user);
      const error = await client.send(ask).then(errorOf, (cause: unknown) => String(cause));
      const ms = performance.now() - due;
      const named = byName.get(name) ?? new Latencies();
      byName.set(name, named);
      for (const latencies of [all, named, byUser[user]]) latencies.add(ms, error);
    }
  };
  await Promise.all(byUser.map((_, user) => live(user)));
  return { all, byName, byUser };
}

/** Asks on some connections, each again as soon as it is answered. Gives back the answers a second, too. */
export async function closedLoop(
  client: LoadClient,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: (asked: number) => Ask,
): Promise<{ readonly latencies: Latencies; readonly perSecond: number }> {
  const latencies = new Latencies();
  const start = performance.now();
  const end = start + seconds * 1000;
  let asked = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      const error = await client.send(next(asked++)).then(errorOf, (cause: unknown) => String(cause));
      latencies.add(performance.now() - sent, error);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return { latencies, perSecond: latencies.count / ((performance.now() - start) / 1000) };
}
