import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client';
import { toast } from './toast';

const notices = vi.spyOn(toast, 'error').mockReturnValue('notice');

beforeEach(() => {
  notices.mockClear();
});

it.each([
  ['a notice', undefined, 1],
  ['no notice where the place that asks says it', { quiet: true }, 0],
])('a question that fails gives %s', async (_, meta, count) => {
  const queryFn = () => Promise.reject(new Error());
  await expect(queryClient.fetchQuery({ queryKey: [String(count)], queryFn, meta })).rejects.toThrow();
  // The text of the notice is loaded when it is needed.
  await import('./report-error');
  await expect.poll(() => notices.mock.calls).toHaveLength(count);
});

it.each([
  ['a notice', undefined, 1],
  ['no notice where the place that asks says it', { quiet: true }, 0],
])('a change that fails gives %s', async (_, meta, count) => {
  const mutationFn = () => Promise.reject(new Error());
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
  await expect(change.execute(undefined)).rejects.toThrow();
  // The text of the notice is loaded when it is needed.
  await import('./report-error');
  await expect.poll(() => notices.mock.calls).toHaveLength(count);
});
