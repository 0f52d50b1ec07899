import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import i18n from '../../message';
import { openDepartments } from '../testing/open-departments';
import DownloadFilesScreen from '../download/download-files';
import TechnicalSupportScreen from './technical-support';
import { backend } from '../../session/testing/backend';

let contact: string;

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  contact = '电话：0591-12345678\n工作日 9:00-17:00';
  const info = { version: '0.1.0', tables: '0026_notices', database: 'embedded', node: 'v20.20.2' } as const;
  const made = createTestClient(
    {
      supportInfo: () => ({ contact, ...info }),
      listDownloads: () => [
        {
          key: 'guide-1',
          kind: 'guide',
          name: { zh: '部门填报指南.txt', en: '部门填报指南.txt' },
          models: [],
        },
        {
          key: 'template-yields',
          kind: 'template',
          name: { zh: '农产品产量表', en: 'Yields' },
          models: [{ zh: '农林牧渔产品', en: 'Farming' }],
        },
      ],
    },
    { language: () => i18n.language },
  );
  backend.client = { ...made.client };
});

describe('technical support', () => {
  it('names whom to ask, and copies what helps without saying who asks', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    await openDepartments('DATA_ENTRY', <TechnicalSupportScreen />);
    await expect.element(page.getByText('电话：0591-12345678')).toBeVisible();
    await page.getByRole('button', { name: '复制诊断信息' }).click();
    await expect.element(page.getByText('已复制到剪切板')).toBeVisible();
    expect(copied[0]).toContain('GEP 0.1.0, tables 0026_notices, embedded, Node v20.20.2');
    expect(copied[0]).toContain(`browser: ${navigator.userAgent}`);
    expect(copied[0]).toContain('role: DATA_ENTRY');
    // The user of these tests has the id 1, the account a and the project p1.
    expect(copied[0]).not.toMatch(/p1|userId|userName|token/);
  });

  it('says so where nobody is named', async () => {
    contact = '';
    await openDepartments('PROJECT_ADMIN', <TechnicalSupportScreen />);
    await expect.element(page.getByText(/尚未填写技术支持联系方式/)).toBeVisible();
  });
});

describe('the files for everybody', () => {
  it('are guides, and templates with the models that read them', async () => {
    await openDepartments('DATA_ENTRY', <DownloadFilesScreen />);
    await expect.element(page.getByRole('cell', { name: '部门填报指南.txt' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '农产品产量表' });
    await expect.element(row.getByText('农林牧渔产品')).toBeVisible();
    await expect.element(row.getByRole('button', { name: '下载' })).toBeEnabled();
  });
});
