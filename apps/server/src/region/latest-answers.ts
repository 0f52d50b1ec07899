/**
 * Keeps the latest answers by their keys; one that is under way is waited for, not asked for again.
 * @param max answers that are kept
 */
export function latestAnswers<T>(max: number): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, ask) => {
    const answer = kept.get(key) ?? ask();
    // The latest one asked for is the last to go; a failure is not kept.
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    for (const oldest of [...kept.keys()].slice(0, -max)) kept.delete(oldest);
    return answer;
  };
}
