import '../../console.css';
import '../../message';
import type { Plausibility, PlausibilityLine } from '@gep/api-client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlausibilityTable } from './plausibility-table';

const line = (name: string, change: number | null, sameAsCurrent: boolean): PlausibilityLine => ({
  modelId: name,
  runId: 'r1',
  name,
  priceValue: 1000,
  share: 0.5,
  perKm2: 10,
  change,
  sinceBefore: null,
  sameAsCurrent,
  concentration: null,
  withoutValue: null,
});
const figures = (lines: PlausibilityLine[]): Plausibility => ({
  areaKm2: 100,
  completeRun: { runId: 'r1', endTime: null },
  lines,
  predecessor: { state: 'none', name: null },
  districtsWithoutCells: [],
});

it('compares the years where they differ, and says where there is nothing to compare', async () => {
  const lines = [line('固碳', 0.1, false), line('气候调节', null, true)];
  await render(<PlausibilityTable figures={figures(lines)} />);
  await expect.element(page.getByRole('row', { name: /固碳 .*\+10\.00 %$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /气候调节 .*同当年$/ })).toBeVisible();
  await expect.element(page.getByText('“同当年”：该服务的可比年没有单独的数据和价格。')).toBeVisible();
});

it('says once that no service has anything separate for the comparable year', async () => {
  const lines = [line('固碳', null, true), line('气候调节', null, true)];
  await render(<PlausibilityTable figures={figures(lines)} />);
  await expect.element(page.getByText('可比年没有单独的数据和价格，与当年相同。')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '较可比年变化' })).not.toBeInTheDocument();
});

it('has no column of changes for one year', async () => {
  await render(<PlausibilityTable figures={figures([line('固碳', null, false)])} />);
  await expect.element(page.getByRole('columnheader', { name: '较可比年变化' })).not.toBeInTheDocument();
});
