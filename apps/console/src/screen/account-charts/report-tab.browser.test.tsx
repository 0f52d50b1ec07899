import '../../console.css';
import { reportChapters } from '@gep/api-client';
import type { ReportChapterView } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../session/session-store';
import ReportTab from './tab/report-tab';

const backend = vi.hoisted(() => ({ client: {} as Record<string, unknown> }));
vi.mock('../../session/client', () => ({
  client: new Proxy({}, { get: (_target, name: string) => backend.client[name] }),
}));
const saved = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('../../session/save-blob', () => ({
  saveBlob: (_blob: Blob, name: string) => saved.names.push(name),
}));

const chapters = (text: string): ReportChapterView[] =>
  reportChapters.map((id, i) => ({
    ...{ id, title: `章${i + 1}`, tables: i, maps: id === 'maps' ? 8 : 0 },
    notes: id === 'change' ? ['本项目没有计算可比年'] : [],
    ...{ text: id === 'region' ? text : '', savedBy: text === '' ? null : 'admin' },
    savedTime: text === '' ? null : '2026-01-02T03:04:05.000Z',
  }));

let text = '';
const calls: unknown[] = [];
beforeEach(() => {
  text = '';
  calls.length = 0;
  saved.names.length = 0;
  backend.client = {
    versioned: (name: string, input: { text?: string }) => {
      if (name === 'saveReportText') {
        calls.push(input);
        text = input.text ?? '';
      }
      return Promise.resolve({ value: chapters(text), version: '"1"' });
    },
    accountReport: (input: unknown) => {
      calls.push(input);
      return Promise.resolve(new Blob(['x']));
    },
  };
});

const open = (role: string) => {
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role, projectId: 'p1', projectName: '福建' } as never,
  });
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ReportTab projectId="p1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

describe('the tab of the report', () => {
  it('lists what each chapter holds, and why a part is empty', async () => {
    await open('PROJECT_ADMIN');
    const list = page.getByRole('list', { name: '报告的章节' });
    await expect.element(list.getByRole('listitem').nth(9)).toBeVisible();
    await expect.element(list.getByText('8 幅图')).toBeVisible();
    await expect.element(list.getByText('本项目没有计算可比年')).toBeVisible();
  });

  it('saves a text that is written for a chapter, and shows it', async () => {
    await open('PROJECT_ADMIN');
    await userEvent.click(page.getByRole('button', { name: '写正文' }).first());
    await userEvent.fill(page.getByRole('textbox', { name: '正文' }), '核算范围为全省。');
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.element(page.getByText('核算范围为全省。')).toBeVisible();
    expect(calls).toEqual([{ projectId: 'p1', chapter: 'region', language: 'zh', text: '核算范围为全省。' }]);
  });

  it('downloads the report in the language that is chosen', async () => {
    await open('PROJECT_ADMIN');
    await userEvent.click(page.getByRole('radio', { name: 'English' }));
    await userEvent.click(page.getByRole('button', { name: '下载 PDF' }));
    await vi.waitFor(() => expect(saved.names).toHaveLength(1));
    expect(calls).toEqual([{ projectId: 'p1', format: 'pdf', language: 'en' }]);
    expect(saved.names[0]).toMatch(/福建.*\.pdf$/);
  });

  it('lets departments read and not write', async () => {
    await open('DEPARTMENT');
    await expect.element(page.getByText('章1', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '写正文' })).not.toBeInTheDocument();
  });
});
