import { beforeEach, expect, it, vi } from 'vitest';

const notices = vi.hoisted(() => vi.fn());
vi.mock('./toast', () => ({ toast: { error: notices } }));
vi.mock('./error-text', () => ({ errorText: () => 'no region yet' }));
vi.mock('./session-store', () => ({ useSession: { getState: () => ({ user: null }) } }));

const { queryClient } = await import('./query-client');

beforeEach(() => {
  notices.mockClear();
});

it.each([
  ['a notice', undefined, 1],
  ['no notice where the place that asks says it', { quiet: true }, 0],
])('a question that fails gives %s', async (_, meta, count) => {
  const queryFn = () => Promise.reject(new Error());
  await expect(queryClient.fetchQuery({ queryKey: [String(count)], queryFn, meta })).rejects.toThrow();
  await vi.dynamicImportSettled();
  expect(notices).toHaveBeenCalledTimes(count);
});

it.each([
  ['a notice', undefined, 1],
  ['no notice where the place that asks says it', { quiet: true }, 0],
])('a change that fails gives %s', async (_, meta, count) => {
  const mutationFn = () => Promise.reject(new Error());
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
  await expect(change.execute(undefined)).rejects.toThrow();
  await vi.dynamicImportSettled();
  expect(notices).toHaveBeenCalledTimes(count);
});
