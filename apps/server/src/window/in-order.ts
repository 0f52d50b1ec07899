/** Hands results on in the order of their numbers, each as soon as those before it are there. */
export function takeInOrder<Result>(take: (result: Result) => void) {
  const waiting = new Map<number, Result>();
  let next = 0;
  return {
    put(number: number, result: Result): void {
      waiting.set(number, result);
      for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
        waiting.delete(next++);
        take(one);
      }
    },
    /** The number that is taken next. */
    next: (): number => next,
  };
}
