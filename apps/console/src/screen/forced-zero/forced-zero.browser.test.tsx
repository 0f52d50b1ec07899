import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmHost } from '../../form/confirm-host';
import { catalogueHandlers, openAs } from '../testing/relation-screen';
import ForcedZeroScreen from './forced-zero';
import { backend } from '../../session/testing/backend';

const settings = {
  projectId: 'p1',
  useModelEcosystemCorrelation: false,
  useUrbanEcosystemBoundary: false,
  projectModelToEcosystemVOS: [
    { modelId: '1', ecosystemValues: '' },
    { modelId: '5', ecosystemValues: '6' },
  ],
};
const file = { fileName: '城区.geojson', uploadTime: '2026-01-05T08:00:00.000Z', polygons: 2, warnings: [] };
const deleted = {
  key: 'urbanBoundary',
  compareFlag: 0,
  fileName: file.fileName,
  deleteTime: '2026-01-06T08:00:00.000Z',
} as const;

let saved: unknown;
let hasFile: boolean;
let isDeleted: boolean;
let role: string;

beforeEach(() => {
  [saved, role] = [undefined, 'PROJECT_ADMIN'];
  [hasFile, isDeleted] = [false, false];
  const { client } = createTestClient({
    ...catalogueHandlers,
    getForceCorrelation: () => ({
      ...settings,
      urbanBoundary: hasFile ? file : null,
      deletedUrbanBoundary: isDeleted ? deleted : null,
    }),
    deleteUrbanBoundary: () => {
      [hasFile, isDeleted] = [false, true];
      return null;
    },
    restoreUrbanBoundary: () => {
      [hasFile, isDeleted] = [true, false];
      return file;
    },
    saveForceCorrelation: ({ body }) => {
      saved = body;
      return null;
    },
  });
  backend.client = { ...client };
});

const open = () =>
  openAs(
    role,
    <>
      <ForcedZeroScreen />
      <ConfirmHost />
    </>,
  );
const save = page.getByRole('button', { name: '保存' });

describe('forced correction', () => {
  it('is pale and closed while it is off, and saves the types of each model', async () => {
    await open();
    const table = page.getByRole('table');
    await expect.element(table).toHaveStyle({ opacity: '0.3' });
    await expect.element(page.getByRole('button', { name: /^固碳: 6 城镇/ })).toBeDisabled();
    await page.getByRole('checkbox', { name: '修正模型与生态系统的对应关系' }).click();
    await expect.element(table).toHaveStyle({ opacity: '1' });
    await page.getByRole('button', { name: /^固碳: / }).click();
    await page.getByRole('button', { name: '展开 1 森林' }).click();
    await page.getByRole('checkbox', { name: '12 针叶林' }).click();
    await expect
      .element(page.getByRole('checkbox', { name: '1 森林' }))
      .toHaveAttribute('aria-checked', 'mixed');
    await save.click();
    await expect
      .poll(() => saved)
      .toEqual({
        ...settings,
        useModelEcosystemCorrelation: true,
        projectModelToEcosystemVOS: [
          { modelId: '1', ecosystemValues: '' },
          { modelId: '5', ecosystemValues: '12,6' },
        ],
      });
  });

  it('undoes the deletion of the urban boundary', async () => {
    hasFile = true;
    await open();
    const read = page.getByText('城区.geojson · 2 个面');
    await page.getByRole('button', { name: '删除城市生态系统边界' }).click();
    await expect.element(page.getByText(/24 小时内.*可以撤销/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect.element(read).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('城区.geojson');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.element(read).toBeVisible();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('takes no types for services of production and culture', async () => {
    await open();
    await page.getByRole('checkbox', { name: '修正模型与生态系统的对应关系' }).click();
    await expect.element(page.getByRole('button', { name: /^农林牧渔产品: / })).toBeDisabled();
  });

  it('is read only for others than the administrator', async () => {
    role = 'DATA_ENTRY';
    await open();
    await expect.element(page.getByRole('checkbox', { name: '更新城市生态系统边界' })).toBeDisabled();
    await expect.element(save).not.toBeInTheDocument();
  });
});
