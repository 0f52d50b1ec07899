import '../console.css';
import { createTestClient } from '@gep/api-client/testing';
import type { Role } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../form/confirm-host';
import { storageKey } from '../message/i18n';
import { pageLoad } from '../tab/page-load';
import { useSession } from '../session/session-store';
import { backend } from '../session/testing/backend';
import { readToken } from '../session/token-cookie';
import RootLayout from './root-layout';

const leaveTo = vi.spyOn(pageLoad, 'leaveTo').mockReturnValue();
const reload = vi.spyOn(pageLoad, 'reload').mockReturnValue();

let role: Role;
let projectId: string | null;
let signedOut: number;

beforeEach(() => {
  [role, projectId, signedOut] = ['PROJECT_ADMIN', 'p1', 0];
  leaveTo.mockClear();
  reload.mockClear();
  const { client } = createTestClient({
    userInfo: () => ({
      ...{
        userId: '1',
        userName: 'admin',
        realName: '',
        phone: '',
        email: '',
        role,
        hasInitialPassword: false,
        isAdministrator: false,
      },
      ...{ lastPasswordChangeDate: new Date().toISOString(), runState: null },
      ...{ projectId, projectName: projectId && '福建省2020年' },
    }),
    listProjects: () => ({ data: [], totalCount: 0 }),
    logout: () => {
      signedOut += 1;
      return null;
    },
  });
  backend.client = { ...client };
  useSession.getState().signIn('t');
});
afterEach(() => useSession.getState().signOut());

const Login = () => <p>{`登录后到 ${String(useLocation().state)}`}</p>;
const open = (at = '/setting/basic') => {
  const children = [{ path: '*', element: <p style={{ height: 4000 }}>画面</p> }];
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/login', element: <Login /> },
            { path: '/', element: <RootLayout />, children },
          ],
          { initialEntries: [at] },
        )}
      />
      <ConfirmHost />
    </QueryClientProvider>,
  );
};
const menu = page.getByRole('navigation', { name: '主菜单' });
const dialog = page.getByRole('dialog');
const answer = (name: string) => dialog.getByRole('button', { name }).click();

describe('the shell', () => {
  it('has a side menu of 240 px, or 60 px with icons alone', async () => {
    await open();
    await expect.element(menu).toHaveStyle({ width: '240px' });
    await expect.element(menu.getByText('福建省2020年')).toBeVisible();
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.element(menu).toHaveStyle({ width: '60px' });
    await expect.element(menu.getByText('基础设置')).not.toBeInTheDocument();
    await expect.element(menu.getByRole('link', { name: '基础设置' })).toBeVisible();
  });

  it('says that no project is open, and leads to the projects', async () => {
    projectId = null;
    await open();
    await expect.element(menu.getByText('当前没有打开的项目')).toBeVisible();
    await expect.element(menu.getByRole('button', { name: '项目管理' })).toBeVisible();
    await expect.element(page.getByText('画面')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '打开项目' }).click();
    await expect.element(page.getByRole('dialog', { name: '项目管理' })).toHaveTextContent('新建');
  });

  it('manages no projects for departments', async () => {
    role = 'DATA_ENTRY';
    await open();
    await expect.element(page.getByText('画面')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '项目管理' })).not.toBeInTheDocument();
  });

  it('begins the next screen at its top', async () => {
    await open();
    await expect.element(page.getByText('画面')).toBeVisible();
    const screen = page.getByText('画面').element().parentElement!;
    // The page of the tests grows with what is on it.
    screen.style.cssText = 'flex: none; height: 300px';
    screen.scrollTo(0, 900);
    expect(screen.scrollTop).toBe(900);
    await page.getByRole('link', { name: '模型选择' }).click();
    await expect.poll(() => screen.scrollTop).toBe(0);
  });

  it('changes the language after a question', async () => {
    await open();
    await page.getByRole('button', { name: 'English' }).click();
    await expect.element(dialog).toHaveTextContent('切换语言将重新加载页面');
    await answer('取消');
    expect(reload).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'English' }).click();
    await answer('确定');
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    expect(localStorage.getItem(storageKey)).toBe('en');
  });

  it('leads who follows a link without a session to the login, which leads on', async () => {
    useSession.getState().signOut();
    await open('/result?year=comparable');
    await expect.element(page.getByText('登录后到 /result?year=comparable')).toBeVisible();
  });

  it('signs out after a question: the token goes, and the page is loaded again', async () => {
    await open();
    const choose = async () => {
      await page.getByRole('button', { name: /用户菜单$/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect.element(dialog).toHaveTextContent('确定退出登录吗?');
    };
    await choose();
    await answer('取消');
    expect(readToken()).toBe('t');
    await choose();
    await answer('确定');
    await expect.poll(() => leaveTo.mock.calls).toEqual([['/login']]);
    expect(signedOut).toBe(1);
    expect(readToken()).toBeNull();
  });
});
