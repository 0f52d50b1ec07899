import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';
import { sampleProject } from '../result/testing/sample-project';
import AccountChartsScreen from './account-charts';

const backend = vi.hoisted(() => ({ client: {} as Record<string, unknown> }));
vi.mock('../../session/client', () => ({
  client: new Proxy({}, { get: (_target, name: string) => backend.client[name] }),
}));

const open = (query = '') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/data/result${query}`]}>
        <AccountChartsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  backend.client = { ...createTestClient(sampleProject()).client };
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role: 'PROJECT_ADMIN', projectId: 'p1', projectName: 'P' } as never,
  });
});

describe('the screen of charts', () => {
  it('opens on its first tab', async () => {
    await open();
    await expect.element(page.getByRole('tab', { name: '服务' })).toHaveAttribute('aria-selected', 'true');
  });

  it('leads to the calculation while there are no results', async () => {
    backend.client.listCalculatedModels = () => Promise.resolve([]);
    await open();
    await expect.element(page.getByText('还没有核算结果')).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/accounting');
  });

  it('says why there are no figures, and asks again', async () => {
    const { listCalculatedModels } = backend.client;
    backend.client.listCalculatedModels = () => Promise.reject(new Error('lost'));
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    backend.client.listCalculatedModels = listCalculatedModels;
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await expect.element(page.getByRole('tab', { name: '服务' })).toBeVisible();
  });

  it('says that results are older than the data', async () => {
    backend.client.outdatedResults = () =>
      Promise.resolve([{ modelId: '5', compareFlag: 0, changes: [{ kind: 'parameter', name: '碳价' }] }]);
    await open();
    await expect.element(page.getByRole('status').getByText(/碳价/)).toBeVisible();
  });
});
