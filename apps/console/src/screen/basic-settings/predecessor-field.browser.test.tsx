import '../../console.css';
import type { BasicSetting, Project, SessionUser } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../message';
import { EditorWords } from '../../message/editor-words';
import { sampleBasicSetting } from '../model-settings/testing/sample-setup';
import { useSession } from '../../session/session-store';
import { backend } from '../../session/testing/backend';
import { PredecessorField } from './predecessor-field';

const projects: Project[] = ['p0', 'p1'].map((id) => ({
  id,
  name: `项目 ${id}`,
  projectState: 'NOT_RUN',
  createTime: '2024-05-01T00:00:00.000Z',
  lastUseTime: '2024-05-01T00:00:00.000Z',
  synthetic: false,
  readOnly: false,
  running: false,
  modelsSelected: false,
}));
backend.client = createTestClient({
  listProjects: () => ({ data: projects, totalCount: projects.length }),
}).client;

beforeEach(() => useSession.setState({ user: { userId: 'u1' } as SessionUser }));

const open = (change: Partial<BasicSetting>, disabled = false) => {
  function Screen() {
    const [value, setValue] = useState<BasicSetting>({ ...sampleBasicSetting, ...change });
    const onChange = (predecessorId: string | null) => setValue({ ...value, predecessorId });
    return <PredecessorField {...{ value, disabled, onChange }} />;
  }
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorWords>
        <Screen />
      </EditorWords>
    </QueryClientProvider>,
  );
};
const list = (chosen: string) => page.getByRole('button', { name: `上一年项目: ${chosen}` });

describe('the project of the year before', () => {
  it('is none or another project of the user', async () => {
    await open({});
    await list('不比较').click();
    await expect.element(page.getByRole('option', { name: '项目 p1' })).not.toBeInTheDocument();
    await page.getByRole('option', { name: '项目 p0' }).click();
    await expect.element(list('项目 p0')).toBeVisible();
  });

  it('is marked where it was deleted', async () => {
    await open({ predecessorId: 'gone' });
    await expect.element(list('（已删除）')).toBeVisible();
  });

  it('is only named to departments', async () => {
    await open({ predecessorId: 'p9', predecessorName: '去年' }, true);
    await expect.element(list('去年')).toBeDisabled();
  });
});
