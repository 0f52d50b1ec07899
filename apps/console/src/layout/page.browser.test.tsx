import type { SessionUser } from '@gep/api-client';
import { MemoryRouter } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react/pure';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import i18n from '../message';
import { useSession } from '../session/session-store';
import { Page } from './page';
import type { WorkStep } from './work-step';

afterEach(cleanup);

const owner: SessionUser = {
  userId: '1',
  userName: 'admin',
  realName: '',
  phone: '',
  email: '',
  role: 'PROJECT_ADMIN',
  lastPasswordChangeDate: '2026-11-01',
  hasInitialPassword: false,
  isAdministrator: false,
  projectId: 'p1',
  projectName: '福建省2020年',
  runState: 'NOT_RUN',
};

describe('the title of the tab', () => {
  it('names the screen, the open project and the product', async () => {
    useSession.setState({ user: null });
    await render(<Page title="基础设置">{null}</Page>);
    expect(document.title).toBe(`基础设置 · ${i18n.t('app.name')}`);
    await cleanup();

    useSession.setState({ user: owner });
    await render(<Page title="模型选择">{null}</Page>);
    expect(document.title).toBe(`模型选择 · 福建省2020年 · ${i18n.t('app.name')}`);
  });
});

describe('a step of the work', () => {
  const open = (step: WorkStep) =>
    render(
      <MemoryRouter>
        <Page title="页面" step={step}>
          {null}
        </Page>
      </MemoryRouter>,
    );

  it('says to the owner which it is, and leads to the next', async () => {
    useSession.setState({ user: owner });
    await open('model');
    const note = page.getByRole('navigation', { name: '工作步骤' });
    await expect.element(note.getByText('第 2 步，共 6 步')).toBeVisible();
    await expect
      .element(note.getByRole('link', { name: '下一步：数据确认' }))
      .toHaveAttribute('href', '/data/confirm');
  });

  it('has none after the last', async () => {
    useSession.setState({ user: owner });
    await open('result');
    await expect.element(page.getByText('第 6 步，共 6 步')).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('is not said to those who only read', async () => {
    useSession.setState({ user: { ...owner, role: 'DATA_ENTRY' } });
    await open('basic');
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});
