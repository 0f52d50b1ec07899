import '../../console.css';
import type { GepClient, RunEvent, RunStatus } from '@gep/api-client';
import type { TestHandlers } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFigure } from '../figure/figure-store';
import { sampleProject } from '../result/testing/sample-project';
import { card, chartHandlers, open, signInToCharts } from './testing/open-charts';
import { sampleSummary } from './testing/sample-summary';
import { backend } from '../../session/testing/backend';
import { savedFiles } from '../../session/testing/saved-files';

let saved: ReturnType<typeof savedFiles>;

const handlers = chartHandlers(sampleProject());
const answer = (others: TestHandlers): void => signInToCharts({ ...handlers, ...others });

const tab = (name: string) => page.getByRole('tab', { name });

beforeEach(() => {
  answer({});
  saved = savedFiles();
});

describe('the screen of charts', () => {
  it('leads to the calculation while there are no results', async () => {
    answer({ listCalculatedModels: () => [] });
    await open();
    await expect.element(page.getByText('还没有核算结果')).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/accounting');
  });

  it('shows the results of a running calculation once it has ended', async () => {
    const { listCalculatedModels } = handlers;
    let ended = false;
    const run: RunStatus = {
      ...{ kind: 'calculation', runId: 'r1', state: 'running', progress: 40, step: '', error: null },
      ...{ startTime: null, endTime: null, items: [], warnings: [] },
    };
    answer({
      getCalculation: () => (ended ? { ...run, state: 'complete' } : run),
      listCalculatedModels: (...asked) => (ended ? listCalculatedModels!(...asked) : []),
    });
    let end: ((event: RunEvent) => void) | undefined;
    const projectEvents: GepClient['projectEvents'] = (_project, { onEvent }) => {
      end = onEvent;
      return new Promise(() => undefined);
    };
    backend.client.projectEvents = projectEvents;
    await open();
    await expect.element(page.getByText('计算中：40%')).toBeVisible();
    ended = true;
    end!({
      ...{ type: 'calculation-end', runId: 'r1', kind: 'calculation', progress: 100, step: '' },
      ...{ state: 'complete', modelId: null, key: null, problem: null, items: [], warnings: null },
    });
    await expect.element(tab('服务价值')).toBeVisible();
  });

  it('shows results that came between the look at them and at the run', async () => {
    const { listCalculatedModels } = handlers;
    let asked = 0;
    answer({
      getCalculation: () => ({
        ...{ kind: 'calculation', runId: 'r1', state: 'complete', progress: 100, step: '', error: null },
        ...{ startTime: null, endTime: null, items: [], warnings: [] },
      }),
      listCalculatedModels: (...input) => (asked++ > 0 ? listCalculatedModels!(...input) : []),
    });
    await open();
    await expect.element(tab('服务价值')).toBeVisible();
  });

  it('says why there are no figures, and asks again', async () => {
    const { listCalculatedModels } = backend.client;
    backend.client.listCalculatedModels = () => Promise.reject(new Error('lost'));
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    backend.client.listCalculatedModels = listCalculatedModels;
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await expect.element(tab('服务价值')).toBeVisible();
  });

  it('says that results are older than the data', async () => {
    answer({
      outdatedResults: () => [
        { modelId: '5', compareFlag: 0, changes: [{ kind: 'parameter', name: '碳价' }] },
      ],
    });
    await open();
    await expect.element(page.getByRole('status').getByText(/碳价/)).toBeVisible();
  });

  it('opens its tabs by keyboard', async () => {
    await open();
    await expect.element(tab('服务价值')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('服务价值'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(tab('实物量')).toHaveAttribute('aria-selected', 'true');
    await expect.element(card(/固碳的实物量/)).toBeVisible();
  });
});

describe('a chart', () => {
  const services = card(/各项服务的价值/);

  it('tells its main finding, and its rows by the arrow keys', async () => {
    await open();
    const drawn = services.getByRole('img', { name: /气候调节最大，为50.00 亿元/ });
    await expect.element(drawn).toBeVisible();
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(3);
    drawn.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(services)
      .toHaveTextContent('农林牧渔产品, 类别 物质产品供给, 价值 20.00 亿元, 占比 20.00 %');
    await userEvent.keyboard('{End}');
    await expect.element(services).toHaveTextContent('固碳, 类别 调节服务, 价值 30.00 亿元');
  });

  it('has its figures in a table', async () => {
    await open();
    await userEvent.click(services.getByRole('button', { name: '数据表' }));
    const table = services.getByRole('table', { name: '各项服务的价值' });
    await expect.element(table.getByRole('rowheader', { name: '固碳' })).toBeVisible();
    await expect.element(table.getByRole('row', { name: /固碳/ })).toHaveTextContent('30.00');
    await expect.element(table.getByRole('columnheader', { name: '价值' })).toHaveTextContent('亿元');
  });

  it('shows where a number of its table comes from', async () => {
    await open();
    await userEvent.click(services.getByRole('button', { name: '数据表' }));
    await userEvent.click(services.getByRole('button', { name: '30.00' }));
    expect(useFigure.getState().path).toEqual([
      { projectId: 'p1', id: '5', output: 'value', compareFlag: 0 },
    ]);
  });
  it('shows where the number of a bar comes from, by a click and by Enter', async () => {
    await open();
    const drawn = services.getByRole('img', { name: /气候调节最大/ });
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(3);
    const climate = { projectId: 'p1', id: '6', output: 'value', compareFlag: 0 };
    useFigure.getState().close();
    await userEvent.click(drawn.getByText('50.00', { exact: true }));
    await expect.poll(() => useFigure.getState().path).toEqual([climate]);
    useFigure.getState().close();
    drawn.element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(useFigure.getState().path).toEqual([climate]);
    useFigure.getState().close();
  });

  it('shows where the number of a group comes from, and the sum below it', async () => {
    await open();
    const groups = card(/各类服务的价值/);
    const drawn = groups.getByRole('img', { name: /调节服务最大/ });
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(2);
    const total = { projectId: 'p1', id: 'totalGep', output: 'value', compareFlag: 0 };
    await userEvent.click(drawn.getByText('80.00', { exact: true }));
    await expect.poll(() => useFigure.getState().path).toEqual([{ ...total, group: 'regulation' }]);
    await userEvent.click(groups.getByRole('button', { name: '数据来源' }).first());
    expect(useFigure.getState().path).toEqual([{ ...total, group: 'final' }]);
    useFigure.getState().close();
  });

  it('knows the bar under the pointer on a zoomed page', async () => {
    await open();
    const drawn = services.getByRole('img', { name: /气候调节最大/ });
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(3);
    document.documentElement.style.setProperty('zoom', '0.7');
    try {
      await userEvent.click(drawn.getByText('30.00', { exact: true }));
      await expect.poll(() => useFigure.getState().path.map(({ id }) => id)).toEqual(['5']);
    } finally {
      document.documentElement.style.removeProperty('zoom');
      useFigure.getState().close();
    }
  });

  it('says what the groups come to, and the total of the results where that is more', async () => {
    await open();
    const groups = card(/各类服务的价值/);
    await expect.element(groups).toHaveTextContent('以上合计 100.00 亿元。');
    await expect.element(groups).toHaveTextContent('（病虫害控制 5.00 亿元）');
    await expect.element(groups).toHaveTextContent('4 项服务价值合计（部分）：105.00 亿元。');
  });

  it.each([
    ['PNG 图片', 'png', [0x89, 0x50, 0x4e, 0x47]],
    ['SVG 矢量图', 'svg', [0x3c, 0x73, 0x76, 0x67]],
    ['Excel 表格', 'xlsx', [0x50, 0x4b, 0x03, 0x04]],
    ['CSV 表格', 'csv', [0xef, 0xbb, 0xbf]],
  ])('is downloaded as %s under project and year', async (item, extension, magic) => {
    await open();
    await userEvent.click(services.getByRole('button', { name: '下载图表' }));
    await userEvent.click(page.getByRole('menuitem', { name: item }));
    await expect.poll(() => saved.length).toBe(1);
    const [{ blob, name }] = saved;
    expect(name).toBe(`GEP-P-2020-各项服务的价值.${extension}`);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, magic.length)]).toEqual(magic);
  });

  it('names services without a value, and leaves out intermediate ones', async () => {
    await open();
    await expect.element(services).toHaveTextContent('已核算但没有价值的服务：空气净化');
    await expect.element(services).toHaveTextContent('图中不含中间服务：病虫害控制');
  });
});

describe('the years compared', () => {
  it('have a waterfall between their sums', async () => {
    await open('?tab=years');
    const waterfall = card(/可比年到当年/);
    await expect.element(waterfall.getByRole('img', { name: /合计变化20.00 亿元/ })).toBeVisible();
    await userEvent.click(waterfall.getByRole('button', { name: '数据表' }));
    await expect.element(waterfall.getByRole('row', { name: /固碳/ })).toHaveTextContent('15.00');
  });

  it('are said to be the same where they have no separate data', async () => {
    const services = sampleSummary.services.map((one) => ({ ...one, sameAsCurrent: true }));
    answer({ getAccountSummary: () => ({ ...sampleSummary, services }) });
    await open('?tab=years');
    await expect.element(page.getByText(/与当年相同，无法对比/)).toBeVisible();
  });

  it('are said to be one where only one was calculated', async () => {
    const services = sampleSummary.services.map((one) => ({ ...one, comparable: null }));
    answer({ getAccountSummary: () => ({ ...sampleSummary, services }) });
    await open('?tab=years');
    await expect.element(page.getByText('只有一个年份的结果，无法对比。')).toBeVisible();
  });
});
