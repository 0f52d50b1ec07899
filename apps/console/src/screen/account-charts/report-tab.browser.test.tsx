import '../../console.css';
import { ApiError, reportChapters } from '@gep/api-client';
import type { AccountTemplate, ReportChapterView } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../../form/confirm-host';
import { useSession } from '../../session/session-store';
import ReportTab from './tab/report-tab';
import { backend } from '../../session/testing/backend';
import { savedFiles } from '../../session/testing/saved-files';

let saved: ReturnType<typeof savedFiles>;

const chapters = (text: string): ReportChapterView[] =>
  reportChapters.map((id, i) => ({
    ...{ id, title: `章${i + 1}`, tables: i, maps: id === 'maps' ? 8 : 0 },
    notes: id === 'change' ? ['本项目没有计算可比年'] : [],
    ...{ text: id === 'region' ? text : '', savedBy: text === '' ? null : 'admin' },
    savedTime: text === '' ? null : '2026-01-02T03:04:05.000Z',
  }));

const own: AccountTemplate = {
  fileName: '本省模板.docx',
  size: 20_480,
  left: ['annexes'],
  savedBy: 'admin',
  savedTime: '2026-01-02T03:04:05.000Z',
};
const refusal = {
  ...{ code: '20502', status: 200, call: 'uploadAccountTemplate' },
  message: '文件宏.docx含有模板中不允许的内容',
};
let text = '';
let template: AccountTemplate | null = null;
const calls: unknown[] = [];
beforeEach(() => {
  text = '';
  template = null;
  calls.length = 0;
  saved = savedFiles();
  backend.client = {
    versioned: (name: string, input: { text?: string }) => {
      if (name === 'saveReportText') {
        calls.push(input);
        text = input.text ?? '';
      }
      return Promise.resolve({ value: chapters(text), version: '"1"' });
    },
    getAccountTemplate: () => Promise.resolve(template),
    uploadAccountTemplate: ({ files }: { files: File[] }) => {
      if (files[0].name === '宏.docx') return Promise.reject(new ApiError(refusal));
      template = { ...own, fileName: files[0].name };
      return Promise.resolve(template);
    },
    deleteAccountTemplate: () => {
      template = null;
      return Promise.resolve();
    },
    accountTemplateFile: (input: unknown) => {
      calls.push(input);
      return Promise.resolve(new Blob(['x']));
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
        <ConfirmHost />
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
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(calls).toEqual([{ projectId: 'p1', format: 'pdf', language: 'en' }]);
    expect(saved[0].name).toMatch(/福建.*\.pdf$/);
  });

  it('takes a Word template, says what it leaves out, and goes back to the built-in one', async () => {
    await open('PROJECT_ADMIN');
    const card = page.getByRole('region', { name: 'Word 模板' });
    await expect.element(card.getByText('中文报告使用内置模板。')).toBeVisible();
    await userEvent.upload(card.getByLabelText('上传模板'), new File(['x'], '宏.docx'));
    await expect.element(card.getByRole('alert')).toHaveTextContent('不允许的内容');
    await userEvent.upload(card.getByLabelText('上传模板'), new File(['x'], '新模板.docx'));
    await expect.element(card.getByText(/新模板\.docx（20 KB）/)).toBeVisible();
    await expect.element(card.getByText(/不含这些章节：章10/)).toBeVisible();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: '恢复内置模板' }));
    await userEvent.click(page.getByRole('button', { name: '确定' }));
    await expect.element(card.getByText('中文报告使用内置模板。')).toBeVisible();
  });

  it('gives a template to begin with, and says what its placeholders stand for', async () => {
    await open('PROJECT_ADMIN');
    await userEvent.click(page.getByRole('button', { name: '下载起始模板' }));
    await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['核算报告模板.docx']));
    expect(calls).toEqual([{ projectId: 'p1', language: 'zh', which: 'start' }]);
    await userEvent.click(page.getByText('占位符', { exact: true }));
    await expect.element(page.getByText('{{chapter.values}}')).toBeVisible();
    await expect.element(page.getByText('封面各行，只列已填写的')).toBeVisible();
  });

  it('lets departments read and not write', async () => {
    await open('DEPARTMENT');
    await expect.element(page.getByText('章1', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '写正文' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '下载起始模板' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '上传模板' })).not.toBeInTheDocument();
  });
});
