import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../../session/session-store';
import ResultScreen from '../result';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

beforeEach(() => {
  localStorage.clear();
  backend.client = { ...createTestClient(sampleProject()).client };
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role: 'PROJECT_ADMIN', projectId: 'p1', projectName: 'P' } as never,
  });
});

const grid = page.getByRole('treegrid', { name: '各行政区的结果' });
const names = () =>
  grid
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);
const heading = (name: string) => grid.getByRole('columnheader', { name });

async function open(): Promise<void> {
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/result']}>
        <div style={{ position: 'fixed', inset: 0 }}>
          <ResultScreen />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: '打开统计结果' }).click();
  await page.getByRole('radio', { name: '行政区' }).click();
  await expect.element(grid).toBeVisible();
}

describe('the table of districts', () => {
  it('has counties below their city, the total at the end, and one unit a column', async () => {
    await open();
    expect(names()[0]).toBe('临海市');
    expect(names()[1]).toBe('临江县');
    expect(names().at(-1)).toBe('合计');
    await expect.element(heading('价值量')).toHaveTextContent('亿元');
    const total = grid.getByRole('row').last();
    await expect.element(total).toHaveTextContent('100.00');
    await grid.getByRole('button', { name: '收起 临海市' }).click();
    expect(names()).toEqual(['临海市', '合计']);
  });

  it('is sorted by any column, in one list of a level too', async () => {
    await open();
    await page.getByRole('button', { name: /^级别/ }).click();
    await page.getByRole('option', { name: '县', exact: true }).click();
    await heading('价值量').getByRole('button').click();
    await expect.element(heading('价值量')).toHaveAttribute('aria-sort', 'descending');
    const values = () =>
      grid
        .getByRole('row')
        .elements()
        .slice(1, -1)
        .map((row) => Number(row.querySelector('[data-figure="true"]')?.textContent.replaceAll(/\s/g, '')));
    expect(values()).toEqual(values().toSorted((a, b) => b - a));
    expect(names()).not.toContain('临海市');
  });

  it('is searched, and says when nothing matches', async () => {
    await open();
    await page.getByRole('textbox', { name: '名称或代码' }).fill('东山');
    expect(names()).toEqual(['临海市', '东山区', '合计']);
    await page.getByRole('textbox', { name: '名称或代码' }).fill('没有这个');
    await expect.element(page.getByText('没有符合条件的行政区')).toBeVisible();
  });

  it('remembers which columns were chosen', async () => {
    await open();
    await expect.element(heading('代码')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '选择列' }).click();
    await page.getByRole('checkbox', { name: '代码' }).click();
    await page.getByRole('checkbox', { name: '占比' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(heading('代码')).toBeVisible();
    await expect.element(heading('占比')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('gep-district-columns') ?? '')).toEqual({
      code: true,
      share: false,
    });
  });

  it('chooses a district by click, and goes on by the arrow keys', async () => {
    await open();
    await grid.getByRole('button', { name: '青溪县' }).click();
    await expect.element(grid.getByRole('row', { name: /青溪县/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(grid.getByRole('button', { name: '南浦市' })).toHaveFocus();
  });
});
