import '../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import type { SessionUser } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { routes } from '../routes';
import { useSession } from '../session/session-store';
import { backend } from '../session/testing/backend';

const administrator: SessionUser = {
  ...{ userId: '1', userName: 'admin', realName: '', phone: '', email: '', role: 'PROJECT_ADMIN' },
  ...{ lastPasswordChangeDate: new Date().toISOString(), hasInitialPassword: false, isAdministrator: false },
  ...{ projectId: null, projectName: null, runState: null },
};

let away: boolean;

beforeEach(() => {
  away = false;
  const { client } = createTestClient({
    userInfo: ({ query: { projectId } }) => {
      if (away) throw new TestFault('UNAVAILABLE');
      if (projectId) throw new TestFault('NOT_FOUND', { what: projectId });
      return administrator;
    },
  });
  backend.client = client as unknown as Record<string, unknown>;
  useSession.getState().signIn('t');
});
afterEach(() => useSession.getState().signOut());

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/setting/basic'] })} />
    </QueryClientProvider>,
  );

it('offers another try while the server is away', async () => {
  away = true;
  await open();
  await expect.element(page.getByRole('alert')).toBeVisible();
  away = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('navigation')).toBeVisible();
});

it('lets the user sign out while the server is away', async () => {
  away = true;
  await open();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect.element(page.getByLabelText('密码', { exact: true })).toBeVisible();
});

it('closes a project that is gone', async () => {
  useSession.getState().openProject('deleted');
  await open();
  await expect.element(page.getByRole('button', { name: '打开项目' })).toBeVisible();
  expect(sessionStorage.getItem('gep-project')).toBeNull();
});
