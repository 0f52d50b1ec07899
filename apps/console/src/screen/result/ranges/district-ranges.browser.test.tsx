import '../../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ProjectStatistics from '../project-statistics';
import type { ProjectContent } from '../project-statistics';
import { sampleProject, sampleRows } from '../testing/sample-project';
import { sampleRanges } from '../testing/sample-ranges';
import { backend } from '../../../session/testing/backend';

const open = async (modelId: string, name: string, level: ProjectContent['level'] = 'county') => {
  const chosen = { projectId: 'p1', modelId, name, compareFlag: 0 } as const;
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <div style={{ width: 450 }}>
          <ProjectStatistics
            rows={sampleRows}
            outdated={[]}
            plausibility={undefined}
            units={new Map()}
            chosen={chosen}
            level={level}
          />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const show = () => page.getByRole('switch', { name: '显示区间' }).click();
const table = (name: string | RegExp) => page.getByRole('table', { name });

let server: ReturnType<typeof createTestClient>['server'];
const answer = (changes: Parameters<typeof createTestClient>[0] = {}) => {
  const made = createTestClient({ ...sampleProject(), ...changes });
  backend.client = { ...made.client };
  server = made.server;
};
beforeEach(() => answer());

describe('ranges of districts', () => {
  it('are of the result on the map, the largest value first, in the unit of the value', async () => {
    await open('2', '水源涵养');
    expect(server.log).not.toContain('resultRanges');
    await show();
    const rows = table('各分区的区间：水源涵养').getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('分区价值量 亿元');
    await expect.element(rows.nth(1)).toHaveTextContent('数值5 %95 %');
    await expect.element(rows.nth(2)).toHaveTextContent('第10县10.009.0012.00');
    // The eleventh county has no water.
    expect(rows.elements()).toHaveLength(12);
    const { scrollWidth, clientWidth } = table('各分区的区间：水源涵养').element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('of the total are ten at first, and all on demand', async () => {
    await open('totalGep', '合计');
    await show();
    const rows = table('各分区的区间：合计').getByRole('row');
    await expect.element(rows.nth(2)).toHaveTextContent('第11县110.0099.00132.00');
    expect(rows.elements()).toHaveLength(12);
    await page.getByRole('button', { name: '显示全部 11 项' }).click();
    await expect.element(rows.nth(12)).toHaveTextContent('第1县10.009.0012.00');
  });

  it.each([
    ['a model of which no number is uncertain', '3', 'county'],
    ['a part of a model', '2', null],
  ] as const)('are not shown of %s', async (_, modelId, level) => {
    await open(modelId, '固碳', level);
    await show();
    await expect.element(table('总量的敏感性')).toBeVisible();
    await expect.element(table(/各分区的区间/)).not.toBeInTheDocument();
  });

  it('are not asked for where nothing is uncertain', async () => {
    answer({ resultRanges: () => ({ ...sampleRanges, models: [], bars: [] }) });
    await open('totalGep', '合计');
    await show();
    await expect.element(page.getByText(/还没有给出分布/)).toBeVisible();
    expect(server.log.filter((call) => call === 'resultRanges')).toHaveLength(1);
  });

  it('say why they cannot be had; those of the whole stay', async () => {
    const resultRanges = ({ query: { level = 'whole' } }: { query: { level?: string } }) => {
      if (level === 'whole') return sampleRanges;
      throw new TestFault('NO_RESULT', { model: '水源涵养' });
    };
    answer({ resultRanges });
    await open('2', '水源涵养');
    await show();
    await expect.element(page.getByText('区间计算失败：水源涵养没有计算结果')).toBeVisible();
    await expect.element(table('总量的敏感性')).toBeVisible();
  });
});
