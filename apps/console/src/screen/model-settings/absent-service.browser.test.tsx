import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import type { AbsentService } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';
import { catalogueHandlers } from '../testing/relation-screen';
import ModelSettingScreen from './model-settings';
import { backend } from '../../session/testing/backend';

const group = { modelId: 'production', slug: null, name: { zh: '物质产品', en: 'Material production' } };
const noService = { parentId: null, superiorType: null, serviceRole: null, functionUnit: '' };

let declared: AbsentService[];

beforeEach(() => {
  declared = [];
  const { client } = createTestClient({
    ...catalogueHandlers,
    listModels: () => [
      { ...group, ...noService, hasValue: true, available: true },
      ...catalogueHandlers.listModels(),
    ],
    getSelectedModels: () => [],
    listAbsentServices: () => declared,
    declareAbsentService: ({ body: { modelId, reason } }) => {
      const warnings = [{ code: '40117', message: '文件有 3 个像元为农田生态系统' }];
      declared = [{ modelId, reason, declaredBy: 'admin', declaredTime: '2026-01-02T03:04:05Z', warnings }];
      return null;
    },
    withdrawAbsentService: () => {
      declared = [];
      return null;
    },
  });
  backend.client = { ...client };
});

async function open(role = 'PROJECT_ADMIN') {
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role, projectId: 'p1' } as never,
  });
  const router = createMemoryRouter([{ path: '/', element: <ModelSettingScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: '农林牧渔产品' }).click();
}
const reason = page.getByRole('textbox', { name: '理由' });
const button = (name: string) => page.getByRole('button', { name });

describe('a service that is not selected', () => {
  it('can be declared not to exist here, with a reason; then it cannot be ticked', async () => {
    await open();
    await expect.element(button('声明本区不存在')).toBeDisabled();
    await reason.fill('城区没有农业');
    await button('声明本区不存在').click();
    await expect.element(page.getByText(/^admin 于 2026年1月2日.* 声明$/)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: '农林牧渔产品' })).toBeDisabled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('文件有 3 个像元为农田生态系统');
    await expect.element(button('农林牧渔产品 本区不存在')).toBeVisible();

    await button('撤回声明').click();
    await expect.element(page.getByRole('checkbox', { name: '农林牧渔产品' })).toBeEnabled();
    await expect.element(reason).toHaveValue('');
  });

  it('shows the declaration to departments, who cannot change it', async () => {
    declared = [{ modelId: '1', reason: '无', declaredBy: 'a', declaredTime: '2026-01-02', warnings: [] }];
    await open('DATA_ENTRY');
    await expect.element(reason).toHaveValue('无');
    await expect.element(reason).toBeDisabled();
    await expect.element(button('撤回声明')).not.toBeInTheDocument();
  });
});
