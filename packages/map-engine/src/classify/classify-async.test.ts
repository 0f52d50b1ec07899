import { describe, expect, it } from 'vitest';
import { classify, classifyAsync } from './index';

// Node has no Worker of browsers: here the work runs in slices. The worker itself: worker.browser.test.ts.
describe('classifyAsync without workers', () => {
  const values = Float32Array.from({ length: 600_000 }, (_, i) => Math.exp(3 * Math.abs(Math.sin(i * i))));

  it.each([
    { method: 'natural-breaks', classes: 9 },
    { method: 'quantile', classes: 7 },
    { method: 'standard-deviation', interval: 1 },
    { method: 'head-tail' },
    { method: 'quantile', classes: 4, pivot: 5 },
  ] as const)('gives the breaks of classify: $method', async (options) => {
    expect(await classifyAsync(values, options)).toEqual(classify(values, options));
  });

  it('lets other tasks run in between', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await classifyAsync(values, { method: 'natural-breaks', classes: 31 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });

  it('rejects with an AbortError when the signal aborts before or during the work', async () => {
    const controller = new AbortController();
    const options = { method: 'natural-breaks', classes: 31, signal: controller.signal } as const;
    const running = classifyAsync(values, options);
    setTimeout(() => controller.abort(), 10);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(classifyAsync(values, options)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps the values though they might be handed over, and refuses what classify refuses', async () => {
    const own = Float64Array.of(1, 2, 4);
    const options = { method: 'equal-interval', classes: 3, transfer: true } as const;
    expect(await classifyAsync(own, options)).toEqual([1, 2, 3, 4]);
    expect(own).toHaveLength(3);
    await expect(classifyAsync(own, { method: 'quantile', classes: 99 })).rejects.toThrow(RangeError);
  });
});
