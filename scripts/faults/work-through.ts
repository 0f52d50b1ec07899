import { ApiError } from '@gep/api-client';
import type { GepClient } from '@gep/api-client';
import type { Lane } from './lane';
import { pause, until } from './processes';
import type { Stage } from './stage';

export interface Expected {
  /** Codes that a call may be refused with meanwhile. */
  readonly codes: readonly string[];
  /** Milliseconds within which each is answered. */
  readonly answerMs: number;
}

/** What the lanes met, by code; `ok` are acknowledged steps. */
export type Answers = Record<string, number>;

const recoveryMs = 10_000;

/**
 * Lanes go on with their work while a fault comes and goes: each call is acknowledged, or refused with an expected code
 * in time. Afterwards the same process does its work again within ten seconds, holds all that it acknowledged, and rows
 * and files agree.
 *
 * @param fault resolves when it is over
 * @throws Error naming the lane and what it met
 */
export async function workThrough(
  stage: Stage,
  lanes: readonly Lane[],
  fault: () => Promise<void>,
  expected: Expected,
): Promise<Answers> {
  const answers: Answers = { ok: 0 };
  const { client } = stage;
  let over = false;
  const working = lanes.map(async (lane) => {
    while (!over) {
      const code = await refusalOf(lane, () => lane.step(client), expected);
      answers[code ?? 'ok'] = (answers[code ?? 'ok'] ?? 0) + 1;
      if (code !== null) {
        await pause(50);
        await settle(lane, client, expected, () => over);
      }
    }
  });
  const all = Promise.all(working);
  await Promise.race([fault(), all.then(() => new Promise<never>(() => undefined))]).finally(
    () => (over = true),
  );
  await all;
  for (const lane of lanes) {
    await until(`the recovery of ${lane.name}`, () => passes(lane, client, expected), recoveryMs);
    await lane.arrange(client);
    await lane.step(client);
    await lane.check(client);
  }
  await stage.law('spare files');
  return answers;
}

/** After a refusal nobody knows which of two states there is: it is read as soon as that can be done. */
async function settle(lane: Lane, client: GepClient, expected: Expected, over: () => boolean): Promise<void> {
  while (!over() && (await refusalOf(lane, () => lane.check(client), expected)) !== null) await pause(50);
}

const passes = async (lane: Lane, client: GepClient, expected: Expected): Promise<boolean> =>
  (await refusalOf(lane, () => lane.check(client), expected)) === null;

/** The expected code that a call was refused with; null when it was not. @throws Error for anything else */
async function refusalOf(
  lane: Lane,
  call: () => Promise<unknown>,
  { codes, answerMs }: Expected,
): Promise<string | null> {
  const started = Date.now();
  const judge = (): void => {
    const ms = Date.now() - started;
    if (ms > answerMs) throw new Error(`${lane.name}: ${ms} ms for an answer, allowed ${answerMs}`);
  };
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiError) || !codes.includes(error.code))
      throw new Error(`${lane.name}: ${String(error)} ${error instanceof ApiError ? error.code : ''}`, {
        cause: error,
      });
    judge();
    return error.code;
  }
  judge();
  return null;
}

/** The answers in one text. */
export function toldAnswers(answers: Answers): string {
  return Object.entries(answers)
    .map(([code, times]) => `${code} ${times}`)
    .join(', ');
}

/** Adds the answers of a round to those of earlier ones. */
export function addAnswers(total: Answers, more: Answers): void {
  for (const [code, times] of Object.entries(more)) total[code] = (total[code] ?? 0) + times;
}
