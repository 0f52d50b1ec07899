import { expect, it } from 'vitest';
import { latestAnswers } from './latest-answers';

it('asks once for each key, keeps the latest, and forgets failures', async () => {
  const asked: string[] = [];
  const answers = latestAnswers<string>(2);
  const get = (key: string) =>
    answers(key, async () => {
      asked.push(key);
      await Promise.resolve();
      if (key === 'bad') throw new Error('bad');
      return key.toUpperCase();
    });
  expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
  await get('b');
  await get('a');
  await get('c');
  expect(asked).toEqual(['a', 'b', 'c']);
  await get('b');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  await expect(get('bad')).rejects.toThrow('bad');
  await expect(get('bad')).rejects.toThrow('bad');
  expect(asked.filter((key) => key === 'bad')).toHaveLength(2);
});
