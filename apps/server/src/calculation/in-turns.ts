/** Milliseconds after which others have their turn. */
const longestTurn = 8;

/** Does work for one item after the other; requests are answered in between. */
export async function inTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let turn = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - turn < longestTurn) continue;
    await new Promise(setImmediate);
    turn = performance.now();
  }
}
