import { expect, it } from 'vitest';
import { inTurns } from './in-turns';

it('work is done in its order, and others have their turn in between', async () => {
  const done: (number | string)[] = [];
  const all = inTurns([1, 2, 3], (item) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    done.push(item);
  });
  setImmediate(() => done.push('other'));
  await all;
  expect(done.filter((one) => one !== 'other')).toEqual([1, 2, 3]);
  expect(done.indexOf('other')).toBeLessThan(3);
});
