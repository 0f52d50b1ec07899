import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';
import SpaceSharingScreen from './space-sharing';

const backend = vi.hoisted(() => ({ client: {} as Record<string, unknown> }));
vi.mock('../../session/client', () => ({
  client: new Proxy({}, { get: (_target, name: string) => backend.client[name] }),
}));

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
const types = [type('1', '森林'), type('11', '阔叶林'), type('12', '针叶林'), type('6', '城镇')];

let rows: { modelId: string; enabled: boolean; ecosystemValues: string }[];
let saved: unknown;
let role: string;

beforeEach(() => {
  rows = [{ modelId: '1', enabled: false, ecosystemValues: '' }];
  [saved, role] = [undefined, 'PROJECT_ADMIN'];
  const { client } = createTestClient({
    listModels: () => [model('1', '农林牧渔产品', 'production'), model('5', '固碳', 'regulation')],
    listEcosystemTypes: () => types,
    getSpatialAverage: () => ({ projectId: 'p1', rows }),
    saveSpatialAverage: ({ body }) => {
      saved = body.rows;
      return null;
    },
  });
  backend.client = { ...client };
});

const open = async () => {
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role, projectId: 'p1' } as never,
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SpaceSharingScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const save = page.getByRole('button', { name: '保存' });

describe('space sharing', () => {
  it('opens the types of a model when it is switched on, and saves them', async () => {
    await open();
    await expect
      .element(page.getByRole('button', { name: /^农林牧渔产品: 按各行关联的类型/ }))
      .toBeDisabled();
    await page.getByRole('checkbox', { name: '分摊 农林牧渔产品' }).click();
    await page.getByRole('button', { name: /^农林牧渔产品: / }).click();
    await page.getByRole('checkbox', { name: '1 森林' }).click();
    await save.click();
    await expect.poll(() => saved).toEqual([{ modelId: '1', enabled: true, ecosystemValues: '1' }]);
  });

  it('leads to the models where none shares its value', async () => {
    rows = [];
    await open();
    await expect.element(page.getByRole('link', { name: '前往模型选择' })).toBeVisible();
  });
});
