import { expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded';

const failed = () => Promise.reject(new TypeError('offline'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('begins with what was loaded, and ends once', async () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const stop = whenLoaded(Promise.resolve('script'), begin);
  await settled();
  expect(begin).toHaveBeenCalledWith('script');
  stop();
  expect(end).toHaveBeenCalledOnce();
});

it('does not begin after its end', async () => {
  const begin = vi.fn(() => vi.fn());
  whenLoaded(Promise.resolve('script'), begin, begin)();
  whenLoaded(failed(), begin, begin)();
  await settled();
  expect(begin).not.toHaveBeenCalled();
});

it('begins something else where the script does not come', async () => {
  const end = vi.fn();
  const otherwise = vi.fn(() => end);
  const stop = whenLoaded(failed(), vi.fn(), otherwise);
  whenLoaded(failed(), vi.fn());
  await settled();
  expect(otherwise).toHaveBeenCalledOnce();
  stop();
  expect(end).toHaveBeenCalledOnce();
});
