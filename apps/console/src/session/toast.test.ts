import { expect, it, vi } from 'vitest';

const said = vi.hoisted(() => [] as unknown[][]);
vi.mock('sonner', () => ({
  toast: {
    error: (...words: unknown[]) => said.push(['error', ...words]),
    success: (...words: unknown[]) => said.push(['success', ...words]),
    dismiss: (id: string) => said.push(['dismiss', id]),
  },
}));
const { toast } = await import('./toast');

it('says what was said before its script was there, in the same order', async () => {
  toast.error('failed', { id: 'layer' });
  toast.success('saved');
  toast.dismiss('layer');
  expect(said).toEqual([]);
  await vi.waitFor(() => expect(said).toHaveLength(3), { timeout: 30_000 });
  expect(said).toEqual([
    ['error', 'failed', { id: 'layer' }],
    ['success', 'saved', undefined],
    ['dismiss', 'layer'],
  ]);
});
