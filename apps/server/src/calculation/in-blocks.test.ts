import { expect, it } from 'vitest';
import { inOrder } from './in-blocks';

it('hands results on in the order of the blocks, whichever is done first', async () => {
  const ends: (() => void)[] = [];
  const taken: number[] = [];
  const fractions: number[] = [];
  const work = inOrder(
    [0, 1, 2, 3],
    4,
    (fraction) => fractions.push(fraction),
    (block) => new Promise<number>((resolve) => (ends[block] = () => resolve(block))),
    (result) => taken.push(result),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const seen: number[][] = [];
  for (const block of [2, 0, 3, 1]) {
    ends[block]();
    await settle();
    seen.push([...taken]);
  }
  await work;
  expect(seen).toEqual([[], [0], [0], [0, 1, 2, 3]]);
  expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
});

it('takes nothing behind a block that fails, and starts no other', async () => {
  const started: number[] = [];
  const taken: number[] = [];
  const work = inOrder(
    [0, 1, 2, 3],
    1,
    () => undefined,
    (block) => {
      started.push(block);
      return block === 1 ? Promise.reject(new Error('no')) : Promise.resolve(block);
    },
    (result) => taken.push(result),
  );
  await expect(work).rejects.toThrow('no');
  expect([started, taken]).toEqual([[0, 1], [0]]);
});
