import '../../../console.css';
import type { AccountChange } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../../session/session-store';
import { backend } from '../../../session/testing/backend';
import { useFigure } from '../../figure/figure-store';
import ChangeTab from '../tab/change-tab';
import { sampleSummary } from '../testing/sample-summary';

const line = {
  ...{ comparable: 8e8, current: 14e8, extent: 1e8, yield: 3e8, price: 2e8, other: 0 },
  ...{ currentAtComparable: 9e8, comparableAtCurrent: 12e8, real: null },
};
const change: AccountChange = {
  ...{ year: '2020', total: line, groups: [], id: 'totalGep', level: 'city', levels: ['city'] },
  services: [{ ...line, modelId: '5', name: '固碳', group: 'regulation', isAverage: false }],
  districts: [{ ...line, code: '3501', name: '甲市' }],
  ...{ types: [], priceIndex: null },
};

beforeEach(() => {
  useFigure.getState().close();
  useSession.setState({ projectId: 'p1' });
  backend.client = {
    getAccountChange: () => Promise.resolve(change),
    getAccountSummary: () => Promise.resolve(sampleSummary),
    listCalculatedModels: () => Promise.resolve([{ modelId: 'totalGep', compareFlags: [0, 1] }]),
  };
});

const total = { projectId: 'p1', id: 'totalGep', output: 'value', compareFlag: 0 };
const card = (name: RegExp) => page.getByRole('region', { name });

async function show(): Promise<void> {
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ChangeTab projectId="p1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the change of an account', () => {
  it('leads from a column to what it is made of: a year, or what a factor has changed', async () => {
    await show();
    const drawn = card(/价值变化分解/)
      .getByRole('img')
      .first();
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(4);
    const columns = [...drawn.element().querySelectorAll('path')].filter(
      (path) =>
        path.getAttribute('stroke') === path.getAttribute('fill') && path.getAttribute('fill') !== 'none',
    );
    expect(columns.length).toBe(5);
    const opened: unknown[] = [];
    for (const column of columns) {
      await userEvent.click(column);
      await expect.poll(() => useFigure.getState().path.length).toBe(1);
      opened.push(...useFigure.getState().path);
      useFigure.getState().close();
    }
    expect(opened).toEqual([
      { ...total, compareFlag: 1 },
      ...(['extent', 'yield', 'price'] as const).map((entry) => ({ ...total, entry })),
      total,
    ]);
  });

  it('leads from the numbers of a district, by keyboard too', async () => {
    await show();
    const districts = card(/各分区的变化/);
    await userEvent.click(districts.getByRole('button', { name: '数据表' }));
    const [row] = [districts.getByRole('row', { name: /甲市/ })];
    (row.getByRole('button').nth(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const place = { level: 'city', code: '3501' };
    expect(useFigure.getState().path).toEqual([{ ...total, ...place, entry: 'difference' }]);
  });
});
