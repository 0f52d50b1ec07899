/** Asks one question at a time: of those that come meanwhile only the last one is asked, when the answer is there. */
export interface LatestOnly<Q> {
  ask(question: Q): void;
  /** Nothing that was asked before is answered any more. */
  clear(): void;
}

/**
 * @param answer asks; where it throws, nobody hears
 * @param onAnswer hears of answers in their order
 */
export function latestOnly<Q, A>(
  answer: (question: Q) => Promise<A>,
  onAnswer: (answer: A) => void,
): LatestOnly<Q> {
  let turn = 0;
  let busy = false;
  let waiting: { readonly question: Q } | null = null;
  const next = async (question: Q): Promise<void> => {
    busy = true;
    const own = turn;
    const found = await answer(question).then(
      (value) => ({ value }),
      () => null,
    );
    if (own !== turn) return;
    if (found) onAnswer(found.value);
    busy = false;
    const { question: last } = waiting ?? {};
    const has = waiting !== null;
    waiting = null;
    if (has) void next(last as Q);
  };
  return {
    ask(question) {
      if (busy) waiting = { question };
      else void next(question);
    },
    clear() {
      turn += 1;
      busy = false;
      waiting = null;
    },
  };
}
