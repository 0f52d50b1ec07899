import { isDeepStrictEqual } from 'node:util';
import type { GepClient } from '@gep/api-client';

/** Something that the server keeps, with the call that changes it: what it may hold after a fault is known. */
export interface Register<S> {
  readonly name: string;
  /** What the server holds, as plain data. Throws where that is not a whole state. */
  read(client: GepClient): Promise<S>;
  /** The next state; null when there is none for now. */
  next(held: S, step: number): S | null | Promise<S | null>;
  /** Brings the server from one state to another; resolves once it has acknowledged that. */
  change(client: GepClient, to: S, from: S): Promise<void>;
  /** Makes the next change possible, undisturbed; `read` follows. */
  arrange?(client: GepClient, held: S): Promise<void>;
}

/** Changes of one register, one after the other, with what was acknowledged and what was on its way. */
export interface Lane {
  readonly name: string;
  arrange(client: GepClient): Promise<void>;
  /** Makes one change. Gives false when there is none for now; rejects as the call does. */
  step(client: GepClient): Promise<boolean>;
  /** @throws Error when the server holds neither what was acknowledged last nor what was on its way then */
  check(client: GepClient): Promise<void>;
}

export async function laneOf<S>(client: GepClient, register: Register<S>): Promise<Lane> {
  let held: S = await register.read(client);
  let onItsWay: S | null = null;
  let steps = 0;
  return {
    name: register.name,
    async arrange(client) {
      if (!register.arrange) return;
      await register.arrange(client, held);
      held = await register.read(client);
    },
    async step(client) {
      const to: S | null = await register.next(held, steps);
      if (to === null) return false;
      steps += 1;
      onItsWay = to;
      await register.change(client, to, held);
      held = to;
      onItsWay = null;
      return true;
    },
    async check(client) {
      const found = await register.read(client);
      const whole = [held, ...(onItsWay === null ? [] : [onItsWay])];
      if (!whole.some((state) => isDeepStrictEqual(state, found)))
        throw new Error(
          `${register.name}: the server holds ${text(found)}; acknowledged was ${text(held)}, on its way ${text(onItsWay)}`,
        );
      held = found;
      onItsWay = null;
    },
  };
}

const text = (state: unknown): string => JSON.stringify(state).slice(0, 600);
