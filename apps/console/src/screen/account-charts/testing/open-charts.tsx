import { createTestClient } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../../session/session-store';
import { backend } from '../../../session/testing/backend';
import AccountChartsScreen from '../account-charts';
import { sampleSummary } from './sample-summary';

const codes = Array.from({ length: 12 }, (_, i) => String(350101 + i));
/** What the server answers of a project with results. */
export const chartHandlers = (project: TestHandlers): TestHandlers => ({
  ...project,
  getAccountSummary: () => sampleSummary,
  getDistrictMatrix: () => ({
    level: 'county',
    codes,
    results: ['totalGep', '5', '6'].map((id, n) => ({
      id,
      figures: codes.map((_code, i) => (i === 3 ? null : (i + 1) * (n + 1) * 1e8)),
    })),
  }),
});

/** The screen at an address. */
export const open = (query = '') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/data/result${query}`]}>
        <AccountChartsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** A chart by its title. */
export const card = (name: string | RegExp) => page.getByRole('region', { name });

/** The administrator of a project, whose server answers so. */
export function signInToCharts(handlers: TestHandlers): void {
  backend.client = { ...createTestClient(handlers).client };
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role: 'PROJECT_ADMIN', projectId: 'p1', projectName: 'P' } as never,
  });
}
