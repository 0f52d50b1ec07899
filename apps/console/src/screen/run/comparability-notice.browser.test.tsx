import '../../console.css';
import type { ComparabilityDifference } from '@gep/api-client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComparabilityNotice } from './comparability-notice';
import { touching } from './comparability-text';

const classes: ComparabilityDifference = {
  kind: 'class-map',
  name: '土地覆盖',
  comparable: 'GlobeLand30',
  current: 'CLCD',
  services: [
    { modelId: '5', name: '固碳' },
    { modelId: '6', name: '气候调节' },
  ],
  touchesAll: false,
};
const method: ComparabilityDifference = {
  kind: 'method',
  name: '计算方法',
  comparable: null,
  current: null,
  services: [{ modelId: '7', name: '水源涵养' }],
  touchesAll: true,
};

it('names each difference and the services that it touches', async () => {
  await render(<ComparabilityNotice differences={[classes, method]} />);
  await page.getByText('两年结果不完全可比（2 项）').click();
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('重分类表不同：土地覆盖（GlobeLand30 → CLCD）');
  await expect.element(rows.nth(0)).toHaveTextContent('涉及固碳、气候调节');
  await expect.element(rows.nth(1)).toHaveTextContent('核算方法不同：计算方法涉及全部服务');
});

it('is not there where nothing keeps the years from being compared', async () => {
  const { container } = await render(<ComparabilityNotice differences={touching([method], '5')} />);
  expect(container.textContent).toBe('');
  expect(touching([method], '7')).toEqual([method]);
  expect(touching([classes, method], 'totalGep')).toHaveLength(2);
});
