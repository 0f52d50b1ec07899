import { cleanup, render } from 'vitest-browser-react/pure';
import { afterEach, describe, expect, it } from 'vitest';
import i18n from '../message';
import { useSession } from '../session/session-store';
import { Page } from './page';

afterEach(cleanup);

describe('the title of the tab', () => {
  it('names the screen, the open project and the product', async () => {
    useSession.setState({ user: null });
    await render(<Page title="基础设置">{null}</Page>);
    expect(document.title).toBe(`基础设置 · ${i18n.t('app.name')}`);
    await cleanup();

    useSession.setState({
      user: {
        userId: '1',
        userName: 'admin',
        realName: '',
        phone: '',
        email: '',
        role: 'PROJECT_ADMIN',
        lastPasswordChangeDate: '2026-11-01',
        hasInitialPassword: false,
        projectId: 'p1',
        projectName: '福建省2020年',
        runState: 'NOT_RUN',
      },
    });
    await render(<Page title="模型选择">{null}</Page>);
    expect(document.title).toBe(`模型选择 · 福建省2020年 · ${i18n.t('app.name')}`);
  });
});
