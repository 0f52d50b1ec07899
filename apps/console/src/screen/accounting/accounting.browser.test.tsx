import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import type { RunStatus } from '@gep/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmHost } from '../../form/confirm-host';
import '../../message';
import { sampleModels } from '../result/testing/sample-models';
import { catalogueHandlers, openAs } from '../testing/relation-screen';
import AccountingScreen from './accounting';
import { backend } from '../../session/testing/backend';

const status = (state: RunStatus['state']): RunStatus => ({
  ...{
    kind: 'calculation',
    runId: state === 'none' ? null : 'r1',
    state,
    progress: 40,
    step: '',
    error: null,
  },
  ...{ startTime: null, endTime: null, items: [], warnings: [] },
});

let run: RunStatus;
/** What a started run is at the first look. */
let next: RunStatus['state'];
let complete: boolean;
let results: boolean;
let done: string[];

beforeEach(() => {
  [run, next, complete, results, done] = [status('none'), 'running', true, false, []];
  const act = (what: string, then: RunStatus) => {
    done.push(what);
    run = then;
  };
  const { client } = createTestClient({
    ...catalogueHandlers,
    getCalculation: () => run,
    getSelectedModels: () => [{ modelId: '5', complete, missingInputs: [], problems: [], warnings: [] }],
    listCalculatedModels: () => (results ? [...sampleModels] : []),
    startCalculation: () => {
      act('start', status(next));
      results ||= next === 'complete';
      return { runId: 'r1' };
    },
    stopCalculation: () => {
      act('stop', status('stopped'));
      return null;
    },
    resetCalculation: () => {
      act('reset', status('none'));
      results = false;
      return null;
    },
  });
  backend.client = { ...client };
});

const open = (role = 'PROJECT_ADMIN') =>
  openAs(
    role,
    <>
      <AccountingScreen />
      <ConfirmHost />
    </>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the calculation', () => {
  it('starts once the data of a selected model are complete', async () => {
    complete = false;
    await open();
    await expect.element(button('开始计算')).toBeDisabled();
    await expect.element(page.getByText('固碳')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /模型选择/ })).toBeVisible();
  });

  it('is started and stopped by one button', async () => {
    await open();
    await button('开始计算').click();
    await button('停止').click();
    await expect.element(page.getByTestId('run-state')).toHaveTextContent('已停止');
    expect(done).toEqual(['start', 'stop']);
  });

  it('leads to the results of a run that ended before it was looked at', async () => {
    next = 'complete';
    await open();
    await button('开始计算').click();
    await expect.element(page.getByTestId('run-state')).toHaveTextContent('已完成');
    await expect.element(page.getByRole('link', { name: '查看结果' })).toBeVisible();
  });

  it.each(['complete', 'stopped', 'failed'] as const)(
    'lets results be downloaded that are there, also %s',
    async (state) => {
      [run, results] = [status(state), true];
      await open();
      await expect.element(button('下载结果')).toBeEnabled();
    },
  );

  it('is reset after a warning', async () => {
    [run, results] = [status('complete'), true];
    await open();
    await button('重置').click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('重置将删除全部计算结果，是否继续？');
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    expect(done).toEqual([]);
    await button('重置').click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect.poll(() => done).toEqual(['reset']);
    await expect.element(button('下载结果')).not.toBeInTheDocument();
  });

  it('is only looked at by others', async () => {
    [run, results] = [status('complete'), true];
    await open('DATA_ENTRY');
    await expect.element(button('下载结果')).toBeVisible();
    await expect.element(button('开始计算')).not.toBeInTheDocument();
    await expect.element(button('重置')).not.toBeInTheDocument();
  });
});
