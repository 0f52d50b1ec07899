import '../../console.css';
import type { Project, SessionUser } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Toaster } from 'sonner';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';
import ProjectManagement from './project-management';
import { backend } from '../../session/testing/backend';

const project = (id: string, name: string): Project => ({
  ...{
    id,
    name,
    projectState: 'NOT_RUN',
    running: false,
    synthetic: false,
    readOnly: false,
    modelsSelected: true,
  },
  ...{ dialogShowing: false, createTime: '2026-01-01T00:00:00Z', lastUseTime: '2026-01-01T00:00:00Z' },
});

const user: SessionUser = {
  ...{ userId: 'u1', userName: 'admin', realName: '', phone: '', email: '', role: 'PROJECT_ADMIN' },
  ...{ lastPasswordChangeDate: '2026-01-01T00:00:00Z', hasInitialPassword: false, isAdministrator: false },
  ...{ projectName: '福建2023', projectId: 'p1', runState: 'NOT_RUN' },
};

const Address = () => <output>{useLocation().pathname}</output>;

let projects: Project[];
let asked: Record<string, unknown>[];
let progress: { progress: number; state: 'running' | 'complete' | 'failed' };

beforeEach(() => {
  projects = [project('p1', '福建2023'), project('p2', '福建2023-副本')];
  asked = [];
  progress = { progress: 40, state: 'running' };
  const { client } = createTestClient({
    listProjects: () => ({ data: projects, totalCount: projects.length }),
    createProject: () => project('p4', '福建2025'),
    copyProject: ({ body }) => {
      asked.push(body);
      if (projects.some(({ name }) => name === body.name))
        throw new TestFault('NAME_TAKEN', { name: body.name });
      return { copyProjectId: 'p3' };
    },
    copyProgress: () => {
      if (progress.state === 'complete') projects = [...projects, project('p3', '福建2024')];
      return progress;
    },
  });
  backend.client = { ...client };
  useSession.setState({ token: 't', user, projectId: 'p1' });
});

async function openProjects() {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/data/result']}>
        <ProjectManagement onClose={() => undefined} />
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

async function open() {
  await openProjects();
  await page
    .getByRole('row', { name: /^福建2023 / })
    .getByRole('button', { name: '复制' })
    .click();
}

const dialog = page.getByRole('dialog').last();
const name = page.getByRole('textbox', { name: '副本名称' });
const start = page.getByRole('button', { name: '开始复制' });

it('offers a free name, copies with input files and departments or without them, and shows how far it is', async () => {
  await open();
  await expect.element(name).toHaveValue('福建2023-副本2');
  await name.fill('福建2024');
  await page.getByRole('checkbox', { name: '同时复制输入数据文件及其设置' }).click();
  await page.getByRole('checkbox', { name: '同时复制部门及其应填的报表' }).click();
  await start.click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(asked).toEqual([{ projectId: 'p1', name: '福建2024', dataFlag: false, departmentFlag: true }]);
  progress = { progress: 100, state: 'complete' };
  await expect.element(page.getByText('已复制为项目 福建2024')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^福建2024/ })).toBeVisible();
});

it('says at the name what is wrong with it, and keeps what was typed', async () => {
  await open();
  await name.fill('福建2023');
  await start.click();
  await expect.element(dialog.getByText(/福建2023/).last()).toBeVisible();
  await expect.element(name).toHaveValue('福建2023');
  await name.fill('有 空格');
  await start.click();
  await expect.element(page.getByText(/空格/).last()).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('says in plain words that a copy failed, and lets the user try again', async () => {
  await open();
  await start.click();
  progress = { progress: 40, state: 'failed' };
  await expect.element(page.getByRole('alert')).toHaveTextContent('复制未完成，没有留下任何内容');
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(name).toHaveValue('福建2023-副本2');
});

it('goes on in the background, and the copy enters the list when it stands', async () => {
  await open();
  await name.fill('福建2024');
  await start.click();
  await page.getByRole('button', { name: '在后台继续' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  projects = [...projects, project('p3', '福建2024')];
  await expect.element(page.getByRole('row', { name: /^福建2024/ }), { timeout: 8000 }).toBeVisible();
});

it('a new project begins with its basic settings', async () => {
  await openProjects();
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByLabelText('项目名称').fill('福建2025');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('/setting/basic')).toBeInTheDocument();
  expect(useSession.getState().projectId).toBe('p4');
});
