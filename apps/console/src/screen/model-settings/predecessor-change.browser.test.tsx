import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formServer, openForm, stored } from './testing/open-form';
import { sampleCover } from './testing/sample-classes';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];

beforeEach(() => {
  const made = formServer();
  ({ state } = made);
  backend.client = { ...made.client };
  state.inputs = [{ ...stored('landCover', {}), ...sampleCover }];
});

const cover = page.getByTestId('input-landCover');

describe('the change against the year before', () => {
  it('is one line where no project is named', async () => {
    await openForm();
    await expect.element(cover.getByText('未指定上一年项目，不作比较。')).toBeVisible();
  });

  it('is one line where the project was deleted, or has no such data', async () => {
    state.comparison = { state: 'deleted', name: null, change: null };
    await openForm();
    await expect.element(cover.getByText('上一年项目已删除，不作比较。')).toBeVisible();
  });

  it('names the types whose area changed, with their part of the region', async () => {
    const classes = [
      { value: 11, before: 300, after: 200 },
      { value: 2, before: 0, after: 50.5 },
    ];
    const change = { kind: 'classes', classes, changed: 2, area: 1000 } as const;
    state.comparison = { state: 'found', name: '2022 年', change };
    await openForm();
    await cover.getByText('与上一年项目“2022 年”相比：2 类面积有变化').click();
    await expect.element(cover.getByText('11 阔叶林：300 → 200 km²，占核算区 −10.00 %')).toBeVisible();
    await expect.element(cover.getByText('2 灌丛生态系统：0 → 50.5 km²，占核算区 +5.05 %')).toBeVisible();
  });

  it('names figures of districts, new rows and missing ones', async () => {
    const field = { zh: '产量', en: 'Yield' };
    state.comparison = {
      state: 'found',
      name: '2022 年',
      change: {
        kind: 'table',
        totals: [{ district: '东区', field, unit: 't', before: 100, after: 150 }],
        totalCount: 1,
        newRows: [{ district: '南县', texts: ['小麦'] }],
        newCount: 12,
        missingRows: [],
        missingCount: 0,
      },
    };
    await openForm();
    await cover.getByText(/1 项变化超过 30 %，新增 12 行，缺少 0 行/).click();
    await expect.element(cover.getByText('东区 产量：100 → 150（+50.00 %）')).toBeVisible();
    await expect.element(cover.getByText('新增：南县 小麦 …')).toBeVisible();
  });
});
