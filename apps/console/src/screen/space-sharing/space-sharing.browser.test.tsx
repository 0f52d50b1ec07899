import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogueHandlers, openAs } from '../testing/relation-screen';
import SpaceSharingScreen from './space-sharing';
import { backend } from '../../session/testing/backend';

let rows: { modelId: string; enabled: boolean; ecosystemValues: string; takesTypes: boolean }[];
let saved: unknown;
let role: string;

beforeEach(() => {
  rows = [{ modelId: '1', enabled: false, ecosystemValues: '', takesTypes: true }];
  [saved, role] = [undefined, 'PROJECT_ADMIN'];
  const { client } = createTestClient({
    ...catalogueHandlers,
    getSpatialAverage: () => ({ projectId: 'p1', rows }),
    saveSpatialAverage: ({ body }) => {
      saved = body.rows;
      return null;
    },
  });
  backend.client = { ...client };
});

const open = () => openAs(role, <SpaceSharingScreen />);
const save = page.getByRole('button', { name: '保存' });

describe('space sharing', () => {
  it('opens the types of a model when it is switched on, and saves them', async () => {
    await open();
    await expect
      .element(page.getByRole('button', { name: /^农林牧渔产品: 按各行关联的类型/ }))
      .toBeDisabled();
    await page.getByRole('checkbox', { name: '分摊 农林牧渔产品' }).click();
    await page.getByRole('button', { name: /^农林牧渔产品: / }).click();
    await page.getByRole('checkbox', { name: '1 森林' }).click();
    await save.click();
    await expect.poll(() => saved).toEqual([{ modelId: '1', enabled: true, ecosystemValues: '1' }]);
  });

  it('asks for no types where another input says where the value goes', async () => {
    rows = [{ modelId: '1', enabled: true, ecosystemValues: '', takesTypes: false }];
    await open();
    await expect.element(page.getByText('由该模型的其他数据决定')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^农林牧渔产品: / })).not.toBeInTheDocument();
  });

  it('leads to the models where none shares its value', async () => {
    rows = [];
    await open();
    await expect.element(page.getByRole('link', { name: '前往模型选择' })).toBeVisible();
  });
});
