import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFigure } from '../figure/figure-store';
import { sampleProject } from '../result/testing/sample-project';
import { card, chartHandlers, open, signInToCharts } from './testing/open-charts';

beforeEach(() => signInToCharts(chartHandlers(sampleProject())));

describe('districts', () => {
  it('are named when the pointer is on the map, and when a bar has the focus', async () => {
    await open('?tab=districts');
    const map = card('行政区地图');
    const picture = map.getByRole('img');
    await expect.element(picture).toBeVisible();
    await userEvent.click(picture);
    await expect.element(map.getByRole('status')).toHaveTextContent(/第 \S+ 位，共 12 个/);
    const ranking = card(/行政区排序/)
      .getByRole('img')
      .first();
    ranking.element().focus();
    await userEvent.keyboard('{Home}');
    await expect.element(map.getByRole('status')).toHaveTextContent('12.00 亿元，第 1 位');
  });

  it('lead from a bar to where its figure comes from, and from the map by the link below it', async () => {
    await open('?tab=districts');
    const first = {
      projectId: 'p1',
      id: 'totalGep',
      output: 'value',
      compareFlag: 0,
      level: 'county',
      code: '350112',
    };
    const drawn = card(/行政区排序/)
      .getByRole('img')
      .first();
    await expect.poll(() => drawn.element().querySelectorAll('path').length).toBeGreaterThan(3);
    await userEvent.click(drawn.getByText('12.00', { exact: true }));
    await expect.poll(() => useFigure.getState().path).toEqual([first]);
    useFigure.getState().close();
    await userEvent.hover(page.getByRole('tab').first());
    await userEvent.click(card('行政区地图').getByRole('button', { name: '数据来源' }));
    expect(useFigure.getState().path).toEqual([first]);
    useFigure.getState().close();
  });

  it('lead from a figure of their table to where it comes from', async () => {
    await open('?tab=districts');
    const ranking = card(/行政区排序/);
    await userEvent.click(ranking.getByRole('button', { name: '数据表' }));
    await userEvent.click(ranking.getByRole('button', { name: '12.00' }));
    expect(useFigure.getState().path).toEqual([
      { projectId: 'p1', id: 'totalGep', output: 'value', compareFlag: 0, level: 'county', code: '350112' },
    ]);
  });
  it('are all in the table, those without a figure too', async () => {
    await open('?tab=districts');
    const ranking = card(/行政区排序/);
    await userEvent.click(ranking.getByRole('button', { name: '数据表' }));
    await expect.element(ranking.getByRole('row').nth(12)).toHaveTextContent('--');
  });

  it('are on a small map a service, which can be chosen', async () => {
    await open('?tab=maps');
    const maps = card('各项服务的行政区分布');
    await expect.element(maps.getByRole('heading', { name: /固碳/ })).toBeVisible();
    await expect.element(maps.getByRole('img', { name: /气候调节/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /选择服务/ }));
    await userEvent.click(page.getByRole('checkbox', { name: '固碳' }));
    await expect.element(maps.getByRole('heading', { name: /固碳/ })).not.toBeInTheDocument();
  });

  it('lead from the total of a small map, from its districts and from the table to where they come from', async () => {
    await open('?tab=maps');
    const maps = card('各项服务的行政区分布');
    const total = maps.getByRole('button', { name: '30.00 亿元' });
    await expect.element(total).toBeVisible();
    const carbon = { projectId: 'p1', id: '5', output: 'value', compareFlag: 0 };
    total.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(useFigure.getState().path).toEqual([carbon]);
    useFigure.getState().close();
    await userEvent.click(maps.getByRole('img', { name: /固碳/ }));
    const [district] = useFigure.getState().path;
    expect(district).toMatchObject({ ...carbon, level: 'county' });
    useFigure.getState().close();
    await userEvent.click(maps.getByRole('button', { name: '数据表' }));
    await userEvent.click(maps.getByRole('row').nth(1).getByRole('button').first());
    expect(useFigure.getState().path).toEqual([{ ...carbon, level: 'county', code: '350101' }]);
  });
});
