import { createElement } from 'react';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen, pageFault, SlowScriptError } from './lazy-screen';

const screen = { default: () => null };
const loaded = (load: () => Promise<{ default: ComponentType }>) => lazyScreen(load).load();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for a script for 120 seconds', async () => {
  let arrive = (_module: typeof screen): void => undefined;
  const late = loaded(() => new Promise((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(119_999);
  arrive(screen);
  await expect(late).resolves.toBe(screen);
  const never = loaded(() => new Promise(() => undefined));
  const failed = expect(never).rejects.toBeInstanceOf(SlowScriptError);
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
});

it('is asked for once, before it is shown or then', async () => {
  const load = vi.fn(() => Promise.resolve(screen));
  const shown = lazyScreen(load);
  await expect(shown.load()).resolves.toBe(screen);
  vi.useRealTimers();
  await prerender(createElement(shown));
  expect(load).toHaveBeenCalledTimes(1);
});

it('passes on why a script was not loaded', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  await expect(loaded(() => Promise.reject(lost))).rejects.toBe(lost);
});

it.each([
  ['slow-script', new SlowScriptError()],
  ['script', new TypeError('Failed to fetch dynamically imported module: https://a/b.js')],
  ['script', new TypeError('error loading dynamically imported module: https://a/b.js')],
  ['script', new TypeError('Importing a module script failed.')],
  ['stylesheet', new Error('Unable to preload CSS for /assets/result.css')],
  ['page', new Error('x is undefined')],
  ['page', 'text'],
])('tells %s apart', (fault, error) => {
  expect(pageFault(error)).toBe(fault);
});
