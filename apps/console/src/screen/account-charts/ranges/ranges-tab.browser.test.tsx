import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleProject } from '../../result/testing/sample-project';
import { useFigure } from '../../figure/figure-store';
import { sampleRanges } from '../../result/testing/sample-ranges';
import RangesTab from '../tab/ranges-tab';
import { sampleSummary } from '../testing/sample-summary';
import { backend } from '../../../session/testing/backend';
import { useSession } from '../../../session/session-store';
import { savedFiles } from '../../../session/testing/saved-files';

let saved: ReturnType<typeof savedFiles>;

const handlers: TestHandlers = {
  ...sampleProject(),
  getAccountSummary: () => sampleSummary,
  getDistrictMatrix: () => ({ level: 'county', codes: ['350110'], results: [] }),
};
const answer = (others: TestHandlers = {}): void => {
  backend.client = { ...createTestClient({ ...handlers, ...others }).client };
};
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RangesTab projectId="p1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const card = (name: string | RegExp) => page.getByRole('region', { name });
const table = async (name: string | RegExp) => {
  await userEvent.click(card(name).getByRole('button', { name: '数据表' }));
  return card(name).getByRole('table');
};

beforeEach(() => {
  answer();
  useSession.setState({ projectId: 'p1' });
  useFigure.getState().close();
  saved = savedFiles();
});

describe('the tab of ranges', () => {
  it('states the conservative value and the range beside the value of the account', async () => {
    await open();
    const facts = page.getByLabelText('合计的核算值与区间');
    await expect
      .element(facts)
      .toHaveTextContent(/4 项服务价值合计（部分）180.00 亿元保守值（5 % 分位数）170.00 亿元/);
    await expect.element(facts).toHaveTextContent('170.00 亿元 – 200.00 亿元');
  });

  it('draws the sensitivity of the total, with both ends in its table', async () => {
    await open();
    const drawn = card('总量的敏感性').getByRole('img', {
      name: '总量180.00 亿元。水源涵养 · 水库单位库容造价影响最大，使总量介于170.00 亿元与200.00 亿元之间。',
    });
    await expect.element(drawn).toBeVisible();
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(2);
    const row = (await table('总量的敏感性')).getByRole('row', { name: /水库单位库容造价/ });
    await expect.element(row).toHaveTextContent('三角 6 – 7 – 9');
    await expect.element(row).toHaveTextContent('170.00200.0030.00水利年鉴 2020');
  });

  it('draws the ranges of the total, a group and a service around their values', async () => {
    await open();
    const spread = card('总量、类别和服务的区间');
    await expect.element(spread.getByRole('img', { name: /保守值（5 % 分位数）170.00 亿元/ })).toBeVisible();
    const rows = (await table('总量、类别和服务的区间')).getByRole('row');
    // 150 by the account, 140 and 170 at the ends.
    await expect.element(rows.nth(2)).toHaveTextContent(/调节服务类别150.00140.00145.00150.00160.00170.00/);
    await expect.element(rows.nth(2)).toHaveTextContent('\u22126.6713.33');
    await expect.element(rows.nth(3)).toHaveTextContent(/水源涵养服务/);
  });

  it('draws low and high of districts for the result that is chosen', async () => {
    await open();
    const all = card('各分区的区间：4 项服务价值合计（部分）');
    await expect.element(all.getByRole('img', { name: /11 个行政区，第11县最大/ })).toBeVisible();
    await userEvent.click(all.getByRole('button', { name: '指标' }));
    await userEvent.click(page.getByRole('option', { name: '水源涵养' }));
    const rows = (await table('各分区的区间：水源涵养')).getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent('第10县35011910.009.0012.00\u221210.0020.00');
    expect(rows.elements()).toHaveLength(11);
  });

  it('leads from bars and numbers to the figures of the account that they are ranges of', async () => {
    await open();
    const figure = { projectId: 'p1', output: 'value', compareFlag: 0 };
    const opened = () => useFigure.getState().path;
    const bar = async (name: string, text: string) => {
      const drawn = card(name).getByRole('img').first();
      await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(2);
      useFigure.getState().close();
      const label = [...drawn.element().querySelectorAll('text')].find((one) => one.textContent === text);
      // The bar is beside the number at its end.
      const { left, top, height } = label!.getBoundingClientRect();
      const at = { clientX: left - 12, clientY: top + height / 2, bubbles: true };
      const target = document.elementFromPoint(at.clientX, at.clientY)!;
      for (const type of ['mousemove', 'mousedown', 'mouseup', 'click'])
        target.dispatchEvent(new MouseEvent(type, at));
    };
    await bar('总量的敏感性', '200.00');
    await expect.poll(opened).toEqual([{ ...figure, id: 'totalGep' }]);
    await bar('总量、类别和服务的区间', '170.00 亿元');
    await expect
      .poll(opened)
      .toEqual([{ ...figure, id: 'totalGep', group: 'regulation', withIntermediate: true }]);
    const rows = await table('总量的敏感性');
    await userEvent.click(rows.getByRole('row').nth(1).getByRole('button').first());
    expect(opened()).toEqual([{ ...figure, id: '2' }]);
  });

  it('lists distributions with their source, and why one is in no range', async () => {
    await open();
    const list = card('分布及其来源').getByRole('table');
    await expect
      .element(list.getByRole('row', { name: /水库/ }))
      .toHaveTextContent('水利年鉴 2020已用于区间');
    await expect.element(list.getByRole('row', { name: /固碳价格/ })).toHaveTextContent('固碳没有计算结果');
  });

  it('leads to where distributions are entered while there are none', async () => {
    answer({ resultRanges: () => ({ ...sampleRanges, bars: [], models: [], groups: [], unused: [] }) });
    await open();
    await expect.element(page.getByText(/还没有给出分布/)).toBeVisible();
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/setting/model');
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it('is downloaded as a drawing', async () => {
    await open();
    await userEvent.click(card('总量的敏感性').getByRole('button', { name: '下载图表' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'SVG 矢量图' }));
    await expect.poll(() => saved.length).toBe(1);
    const svg = await saved[0].blob.text();
    expect(svg).toContain('总量的敏感性 (亿元)');
    expect(svg).toContain('水库单位库容造价');
  });
});
