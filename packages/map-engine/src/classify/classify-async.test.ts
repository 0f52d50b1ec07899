import { describe, expect, it } from 'vitest';
import { classify, classifyAsync } from './index';

describe('classifyAsync', () => {
  it('gives the breaks of classify', async () => {
    const options = { method: 'natural-breaks', classes: 3 } as const;
    const values = [1, 2, 4, 5, 7, 9, 10, 20];
    expect(await classifyAsync(values, options)).toEqual(classify(values, options));
  });

  it('rejects with an AbortError when the signal aborts first', async () => {
    const controller = new AbortController();
    const running = classifyAsync([1, 2], { method: 'quantile', classes: 2, signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});
