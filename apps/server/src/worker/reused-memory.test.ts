import { expect, it } from 'vitest';
import { createReusedMemory } from './reused-memory';

it('gives each taker separate memory, and the same again after a reset', () => {
  const memory = createReusedMemory();
  const [first, second] = [memory.take(8), memory.take(8)];
  expect(first).not.toBe(second);
  memory.reset();
  expect(memory.take(4)).toBe(first);
  expect(memory.take(8)).toBe(second);
});

it('gives larger memory where the known is too small', () => {
  const memory = createReusedMemory();
  memory.take(8);
  memory.reset();
  expect(memory.take(16).byteLength).toBe(16);
});
