import { describe, expect, it } from 'vitest';
import { createSlots } from './slots';

describe('createSlots', () => {
  it('lets in as many as there are slots, first come first served', async () => {
    const slots = createSlots(2);
    const order: string[] = [];
    const [first] = [await slots.take(), await slots.take()];
    const third = slots.take().then((release) => (order.push('third'), release));
    const fourth = slots.take().then((release) => (order.push('fourth'), release));
    await Promise.resolve();
    expect(order).toEqual([]);
    first();
    first();
    (await third)();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
  });

  it('leaves the queue when aborted', async () => {
    const slots = createSlots(1);
    const release = await slots.take();
    const controller = new AbortController();
    const waiting = slots.take(controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await expect(slots.take()).resolves.toBeTypeOf('function');
  });
});
