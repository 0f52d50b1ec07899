import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storageKey } from '../../message/i18n';
import { pageLoad } from '../../tab/page-load';
import { useSession } from '../../session/session-store';
import { backend } from '../../session/testing/backend';
import LoginScreen from './login';

const reload = vi.spyOn(pageLoad, 'reload').mockReturnValue();

let tried: unknown[];
let refusal: TestFault | null;
let entries: { administrator: string | null; report: string | null };

beforeEach(() => {
  localStorage.clear();
  useSession.getState().signOut();
  [tried, refusal] = [[], null];
  entries = { administrator: null, report: null };
  const { client } = createTestClient({
    appInfo: () => ({
      version: '1',
      regionFile: { encoding: 'aes-ecb', key: null },
      uploadBytes: { region: 1, input: 1 },
      registration: false,
      entries,
    }),
    login: ({ body }) => {
      tried.push(body);
      if (refusal) throw refusal;
      return { token: 't1', userId: '1', role: 'PROJECT_ADMIN' };
    },
  });
  backend.client = { ...client };
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LoginScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const There = () => <p>{`到了 ${useLocation().search}`}</p>;
const account = page.getByLabelText('账号');
const password = page.getByLabelText('密码', { exact: true });
const submit = page.getByRole('button', { name: '登录' });

describe('the login', () => {
  it('asks for both, and for an account of digits, letters and underscores', async () => {
    await open();
    await submit.click();
    await expect.element(page.getByText('请输入用户名')).toBeVisible();
    await expect.element(page.getByText('请输入密码')).toBeVisible();
    await account.fill('张三');
    await expect.element(page.getByText('账号只能包含数字、字母和下划线')).toBeVisible();
    expect(tried).toEqual([]);
  });

  it('leads on to where a link led', async () => {
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[{ pathname: '/login', state: '/result?year=comparable' }]}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/result" element={<There />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await account.fill('admin_1');
    await password.fill('any old Password');
    await submit.click();
    await expect.element(page.getByText('到了 ?year=comparable')).toBeVisible();
  });

  it('signs in with Enter, and remembers nobody unasked', async () => {
    await open();
    await account.fill('admin_1');
    await password.fill('any old Password');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => useSession.getState().token).toBe('t1');
    expect(tried).toEqual([{ username: 'admin_1', pwd: 'any old Password' }]);
    expect(localStorage.getItem('gep-remember')).toBeNull();
  });

  it('fills in what was remembered; without the tick it is forgotten', async () => {
    const first = await open();
    await account.fill('admin');
    await password.fill('Secret#12');
    await page.getByRole('checkbox', { name: '记住密码' }).click();
    await submit.click();
    await expect.poll(() => localStorage.getItem('gep-remember')).toContain('admin');
    expect(localStorage.getItem('gep-remember')).not.toContain('Secret');
    await first.unmount();
    useSession.getState().signOut();
    await open();
    await expect.element(account).toHaveValue('admin');
    await expect.element(password).toHaveValue('Secret#12');
    await page.getByRole('checkbox', { name: '记住密码' }).click();
    await submit.click();
    await expect.poll(() => localStorage.getItem('gep-remember')).toBeNull();
  });

  it.each([
    [new TestFault('LOGIN_FAILED'), '用户名或密码错误，请重新输入'],
    [new TestFault('LOGIN_LOCKED', { minutes: 15 }), /账号已临时锁定/],
  ])('says why it was refused, and keeps what was typed', async (fault, text) => {
    refusal = fault;
    await open();
    await account.fill('admin');
    await password.fill('wrong');
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(account).toHaveValue('admin');
  });

  it('shows the slogan and the five steps of the work', async () => {
    await open();
    await expect.element(page.getByText('数据复制 · 部门协作 · 敏捷统计')).toBeVisible();
    const steps = page.getByRole('listitem').elements();
    const words = ['模型选择', '数据分发', '填报监控', '计算引擎', '结果展示'];
    expect(steps.map(({ textContent }) => textContent.replace(/\s/g, ''))).toEqual(
      words.map((word, index) => `${index + 1}${word}`),
    );
  });

  it('is not for who is signed in', async () => {
    useSession.getState().signIn('t0');
    await open();
    await expect.element(submit).not.toBeInTheDocument();
  });

  it('has no other entries unless they are set up, and says who signs in here', async () => {
    await open();
    await expect.element(page.getByText('项目管理员与填报部门均在此登录')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '管理员入口' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '数据填报入口' })).not.toBeInTheDocument();
  });

  it('leads to the entries of administrators and departments on the same host', async () => {
    entries = { administrator: '31099', report: '31097' };
    await open();
    const host = `${location.protocol}//${location.hostname}`;
    await expect
      .element(page.getByRole('link', { name: '管理员入口' }))
      .toHaveAttribute('href', `${host}:31099`);
    await expect
      .element(page.getByRole('link', { name: '数据填报入口' }))
      .toHaveAttribute('href', `${host}:31097`);
  });

  it('offers the other language before anybody has signed in, without a question', async () => {
    await open();
    await page.getByRole('button', { name: 'English' }).click();
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem(storageKey)).toBe('en');
  });
});
