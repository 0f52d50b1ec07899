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
    const waiting = slots.take({ signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await expect(slots.take()).resolves.toBeTypeOf('function');
  });

  it('refuses a client of whom too many wait, and all when too many wait in all', async () => {
    const busy = new Error('busy');
    const slots = createSlots(1, { inAll: 3, each: 2, busy: () => busy });
    const release = await slots.take({ client: 'a' });
    const waiting = [slots.take({ client: 'a' }), slots.take({ client: 'a' })];
    await expect(slots.take({ client: 'a' })).rejects.toBe(busy);
    waiting.push(slots.take({ client: 'b' }));
    await expect(slots.take({ client: 'c' })).rejects.toBe(busy);
    waiting.push(slots.take());
    release();
    for (const one of await Promise.all(waiting.map(async (place) => (await place)())))
      expect(one).toBe(undefined);
  });

  it('lets in first who holds nothing', async () => {
    const slots = createSlots(2);
    const [first] = [await slots.take({ client: 'a' }), await slots.take({ client: 'a' })];
    const order: string[] = [];
    const next = ['a', 'b'].map((client) => slots.take({ client }).then(() => order.push(client)));
    first();
    await next[1];
    expect(order).toEqual(['b']);
  });
});
