import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFigure } from '../figure/figure-store';
import { StatisticTable } from './statistic-table';
import { sampleRows } from './testing/sample-project';

beforeEach(() => useFigure.getState().close());

const path = () => useFigure.getState().path;

describe('the table of results', () => {
  it('shows where the value of a service and of a group comes from', async () => {
    await render(<StatisticTable rows={sampleRows} of={{ projectId: 'p1', compareFlag: 1 }} />);
    const figure = (name: string) => page.getByRole('row', { name }).getByRole('button').last();
    await figure('固碳').click();
    const of = { projectId: 'p1', output: 'value', compareFlag: 1 };
    expect(path()).toEqual([{ ...of, id: 'carbon' }]);
    await figure('调节服务').click();
    expect(path()).toEqual([{ ...of, id: 'totalGep', group: 'regulation', withIntermediate: true }]);
  });

  it('has plain numbers where a region was measured', async () => {
    await render(<StatisticTable rows={sampleRows} />);
    await expect.element(page.getByRole('row', { name: '固碳' }).getByRole('button')).not.toBeInTheDocument();
  });
});
