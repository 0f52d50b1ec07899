import '../../console.css';
import '../../message';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WindowsMap } from './windows-of-run';

const ring = (top: number, bottom: number): [number, number][] => [
  [13_200_000, top],
  [13_300_000, top],
  [13_300_000, bottom],
  [13_200_000, bottom],
  [13_200_000, top],
];

it('counts the windows in each state under a map that shows them', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <WindowsMap
        windows={[
          { state: 'done', count: 2, ring: ring(3_000_000, 2_980_000) },
          { state: 'at work', count: 1, ring: ring(2_980_000, 2_970_000) },
          { state: 'done', count: 3, ring: ring(2_970_000, 2_940_000) },
          { state: 'waiting', count: 4, ring: ring(2_940_000, 2_900_000) },
        ]}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('application', { name: '计算窗口' })).toBeVisible();
  for (const text of ['已完成 5', '计算中 1', '等待 4'])
    await expect.element(page.getByText(text)).toBeVisible();
});
