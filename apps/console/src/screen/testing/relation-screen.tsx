import type { ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';

const model = (modelId: string, zh: string, superiorType: 'production' | 'regulation') => ({
  modelId,
  slug: zh,
  name: { zh, en: zh },
  parentId: superiorType,
  superiorType,
  serviceRole: 'final' as const,
  functionUnit: 't',
  hasValue: true,
  available: true,
});

const type = (value: string, name: string) => ({
  value,
  name,
  nameEn: name,
  parentValue: value.length > 1 ? value.slice(0, -1) : null,
  level: value.length,
});

/** What the screens that relate models to ecosystem types read, of a small catalogue. */
export const catalogueHandlers = {
  listModels: () => [model('1', '农林牧渔产品', 'production'), model('5', '固碳', 'regulation')],
  listEcosystemTypes: () => [
    type('1', '森林'),
    type('11', '阔叶林'),
    type('12', '针叶林'),
    type('6', '城镇'),
  ],
};

/** Opens a screen of project p1 for a user with a role. */
export async function openAs(role: string, screen: ReactElement): Promise<void> {
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role, projectId: 'p1' } as never,
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
    </QueryClientProvider>,
  );
}
