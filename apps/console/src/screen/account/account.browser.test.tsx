import '../../console.css';
import type { SessionUser } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../../form/confirm-host';
import i18n from '../../message';
import { useSession } from '../../session/session-store';
import { TopBar } from '../../shell/top-bar';
import { backend } from '../../session/testing/backend';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const admin: SessionUser = {
  userId: '1',
  userName: 'admin',
  realName: '张三',
  phone: '13800000000',
  email: 'zhang@example.org',
  role: 'PROJECT_ADMIN',
  lastPasswordChangeDate: daysAgo(10),
  hasInitialPassword: false,
  isAdministrator: false,
  projectId: 'p1',
  projectName: '福建省2020年',
  runState: null,
};

let stored: SessionUser;
let password: string;
let server: ReturnType<typeof createTestClient>['server'];

beforeEach(() => {
  stored = admin;
  password = 'First-Light-1';
  const made = createTestClient(
    {
      countUnreadNotices: () => ({ count: 0 }),
      userInfo: () => stored,
      updateUser: ({ body: { id, realName, phone, email } }) => {
        if (id !== '1') throw new TestFault('FORBIDDEN');
        if (realName === '拒绝') throw new TestFault('UNAVAILABLE');
        const { realName: name, phone: number, email: address } = stored;
        stored = {
          ...stored,
          ...{ realName: realName ?? name, phone: phone ?? number, email: email ?? address },
        };
        return stored;
      },
      changePassword: ({ body: { oldPassword, password: next } }) => {
        if (oldPassword !== password) throw new TestFault('OLD_PASSWORD_WRONG');
        password = next;
        return { token: 'next' };
      },
    },
    { language: () => 'zh-CN' },
  );
  backend.client = { ...made.client };
  server = made.server;
});

const open = (user: SessionUser = admin) => {
  useSession.setState({ token: 't', user, projectId: 'p1' });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TopBar collapsed={false} onToggle={() => undefined} />
      </MemoryRouter>
      <ConfirmHost />
    </QueryClientProvider>,
  );
};

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name });
const input = (name: string) => dialog.getByLabelText(name);
const fromMenu = async (name: string) => {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect.element(dialog).toBeInTheDocument();
};

describe('personal info', () => {
  it('shows, edits, and shows again what was saved', async () => {
    await open();
    await fromMenu('个人信息');
    await expect.element(dialog.getByText('张三')).toBeVisible();
    await button('编辑').click();
    await expect.element(input('账号')).toBeDisabled();
    await input('联系人').fill('李四');
    await input('联系电话').fill('');
    await input('邮箱').fill('li@example.org');
    await button('保存').click();
    await expect.element(dialog.getByText('李四')).toBeVisible();
    await expect.element(dialog.getByText('未填写')).toBeVisible();
    expect(stored).toMatchObject({ realName: '李四', phone: '', email: 'li@example.org' });
    expect(useSession.getState().user?.realName).toBe('李四');
  });

  it('can clear the contact person', async () => {
    await open();
    await fromMenu('个人信息');
    await button('编辑').click();
    await input('联系人').fill('');
    await button('保存').click();
    await expect.element(dialog.getByText('未填写')).toBeVisible();
    expect(stored.realName).toBe('');
  });

  it('keeps only digits of a phone and refuses what is none', async () => {
    await open();
    await fromMenu('个人信息');
    await button('编辑').click();
    await input('联系电话').fill('128 0000-0000 99');
    await expect.element(input('联系电话')).toHaveValue('12800000000');
    await button('保存').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('请输入正确的手机号码');
    await input('联系电话').fill('138 0000 0001');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    expect(server.log).not.toContain('updateUser');
    await button('保存').click();
    await expect.element(dialog.getByText('13800000001')).toBeVisible();
  });

  it('takes at most 30 characters of contact', async () => {
    await open();
    await fromMenu('个人信息');
    await button('编辑').click();
    await input('联系人').clear();
    await userEvent.type(input('联系人'), 'x'.repeat(31));
    await expect.element(input('联系人')).toHaveValue('x'.repeat(30));
  });

  it('keeps what was typed and says why when the server refuses; closing forgets it', async () => {
    await open();
    await fromMenu('个人信息');
    await button('编辑').click();
    await input('联系人').fill('拒绝');
    await button('保存').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(input('联系人')).toHaveValue('拒绝');
    await button('关闭').click();
    const question = page.getByRole('dialog', { name: '放弃修改' });
    await question.getByRole('button', { name: '确定' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await fromMenu('个人信息');
    await expect.element(dialog.getByText('张三')).toBeVisible();
    await button('编辑').click();
    await expect.element(input('联系人')).toHaveValue('张三');
  });
});

describe('change of the password', () => {
  const fill = async (old: string, next: string, again = next) => {
    await input('原密码').fill(old);
    await input('新密码').first().fill(next);
    await input('确认新密码').fill(again);
    await button('保存').click();
  };

  it('checks the rules of the contract before it asks the server', async () => {
    await open();
    await fromMenu('修改密码');
    await fill('First-Light-1', 'short1!A', 'Short1!B');
    await expect.element(dialog.getByText('两次输入的密码不一致')).toBeVisible();
    await fill('First-Light-1', 'nouppercase1!');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('密码为8-16位');
    await fill('First-Light-1', 'First-Light-1');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('新密码不能与旧密码相同');
    await fill('', '');
    expect(dialog.getByRole('alert').elements()).toHaveLength(3);
    expect(server.log).not.toContain('changePassword');
  });

  it('stays open with the reason when the old password is wrong', async () => {
    await open();
    await fromMenu('修改密码');
    await fill('Wrong-Pass-1', 'Second-Light-2');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('原密码错误');
    await expect.element(input('原密码')).toHaveValue('Wrong-Pass-1');
    expect(password).toBe('First-Light-1');
  });

  it('closes once the server took the new one', async () => {
    await open();
    await fromMenu('修改密码');
    await fill('First-Light-1', 'Second-Light-2');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(password).toBe('Second-Light-2');
    expect(useSession.getState()).toMatchObject({ token: 'next', user: { userName: 'admin' } });
  });

  it('is forced after 90 days: a warning, and no way out before a new one is saved', async () => {
    await open({ ...admin, lastPasswordChangeDate: daysAgo(91) });
    await expect
      .element(dialog.getByText('您好：您的密码已超过90天未修改，存在安全隐患，请修改密码!'))
      .toBeVisible();
    await expect.element(button('取消')).not.toBeInTheDocument();
    await expect.element(button('关闭')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog).toBeInTheDocument();
    await fill('Wrong-Pass-1', 'Second-Light-2');
    await expect.element(dialog.getByText('原密码错误')).toBeVisible();
    await fill('First-Light-1', 'Second-Light-2');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is forced on the first password', async () => {
    await open({ ...admin, role: 'DATA_ENTRY', hasInitialPassword: true });
    await expect
      .element(dialog.getByText('您好：首次登录请修改初始密码，新密码请勿告知他人。'))
      .toBeVisible();
    await expect.element(button('取消')).not.toBeInTheDocument();
    await fill('First-Light-1', 'Second-Light-2');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is not forced before', async () => {
    await open({ ...admin, lastPasswordChangeDate: daysAgo(89) });
    await expect.element(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  it('is not there for departments, who have to change an old password all the same', async () => {
    await open({ ...admin, role: 'DATA_ENTRY', lastPasswordChangeDate: daysAgo(91) });
    await expect.element(page.getByText('GEP 核算平台')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '用户菜单' })).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/密码已超过90天未修改/)).toBeVisible();
  });

  it('leaves departments a way to change the password and to sign out, and nothing else', async () => {
    await open({ ...admin, role: 'DATA_ENTRY' });
    await page.getByRole('button', { name: 'admin 账号' }).click();
    const items = page.getByRole('menuitem');
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(['修改密码', '退出登录']);
    await items.getByText('修改密码').click();
    await input('原密码').fill('First-Light-1');
    await input('新密码').first().fill('Second-Light-2');
    await input('确认新密码').fill('Second-Light-2');
    await button('保存').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(password).toBe('Second-Light-2');
  });

  it('speaks English', async () => {
    await i18n.changeLanguage('en');
    try {
      await open({ ...admin, lastPasswordChangeDate: daysAgo(91) });
      await expect.element(dialog.getByText(/not been changed for over 90 days/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(dialog.getByText('This field is required').first()).toBeVisible();
    } finally {
      await i18n.changeLanguage('zh-CN');
    }
  });
});
