import { expect, it } from 'vitest';
import { countedRows } from './counted-rows';

it('reports the part of the rows that is done while the work goes on, and nothing afterwards', async () => {
  const told: number[] = [];
  let hear = (): void => undefined;
  const heard = (): Promise<void> => new Promise((resolve) => (hear = resolve));
  const result = await countedRows(
    4,
    (fraction) => {
      told.push(fraction);
      hear();
    },
    async (rowsDone) => {
      Atomics.add(rowsDone, 0, 1);
      await heard();
      Atomics.add(rowsDone, 0, 2);
      await heard();
      return 'done';
    },
  );
  expect(result).toBe('done');
  expect(told).toEqual([0.25, 0.75]);
});

it('passes on what the work throws', async () => {
  const fault = new Error('stopped');
  await expect(
    countedRows(
      4,
      () => undefined,
      () => Promise.reject(fault),
    ),
  ).rejects.toBe(fault);
});
