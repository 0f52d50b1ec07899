import { toast as sonner } from 'sonner';
import { afterAll, expect, it, vi } from 'vitest';
import { toast } from './toast';

const said: unknown[][] = [];
for (const kind of ['error', 'success', 'dismiss'] as const)
  vi.spyOn(sonner, kind).mockImplementation((...words: unknown[]) => said.push([kind, ...words]));
afterAll(() => void vi.restoreAllMocks());

it('says what was said before its script was there, in the same order', async () => {
  expect(toast.error('failed', { id: 'layer' })).toBe('layer');
  const saved = toast.success('saved');
  toast.dismiss('layer');
  expect(said).toEqual([]);
  await vi.waitFor(() => expect(said).toHaveLength(3), { timeout: 30_000 });
  expect(said).toEqual([
    ['error', 'failed', { id: 'layer' }],
    ['success', 'saved', { id: saved }],
    ['dismiss', 'layer'],
  ]);
});

it('gives each notice without an id a new one', () => {
  expect(toast.success('saved')).not.toBe(toast.success('saved'));
});
