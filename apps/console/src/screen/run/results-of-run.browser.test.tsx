import '../../console.css';
import '../../message';
import type { Plausibility, RunStatus } from '@gep/api-client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResultsOfRun } from './results-of-run';

const stopped: RunStatus = {
  runId: 'r2',
  kind: 'calculation',
  state: 'stopped',
  progress: 30,
  step: '',
  items: [],
  warnings: [],
  error: null,
  startTime: '2026-01-06T08:00:00.000Z',
  endTime: '2026-01-06T08:01:00.000Z',
};
const figures = (runIds: Record<string, string>, complete: boolean): Plausibility => ({
  areaKm2: 100,
  completeRun: complete ? { runId: 'r1', endTime: '2026-01-05T08:00:00.000Z' } : null,
  lines: Object.entries(runIds).map(([name, runId]) => ({
    modelId: name,
    runId,
    name,
    priceValue: 1,
    share: null,
    perKm2: null,
    change: null,
    sinceBefore: null,
    sameAsCurrent: false,
    concentration: null,
    withoutValue: null,
  })),
  predecessor: { state: 'none', name: null },
  districtsWithoutCells: [],
});
const say = (shown: Plausibility, status: RunStatus) =>
  render(<ResultsOfRun figures={shown} status={status} />);

it('says after a stop that figures are of the last complete run, and which are not', async () => {
  await say(figures({ 合计: 'r1', 固碳: 'r2' }, true), stopped);
  await expect.element(page.getByText(/^以下为上次完成的结果（2026年1月5日.*）。$/)).toBeVisible();
  await expect.element(page.getByText('其中固碳为本次未完成的运算所得，尚未计入合计。')).toBeVisible();
});

it('says where no run was complete that there are figures of some models only', async () => {
  await say(figures({ 固碳: 'r2' }, false), stopped);
  await expect.element(page.getByText('运算未完成：只有固碳的结果，没有合计。')).toBeVisible();
});

it('says nothing of a complete run', async () => {
  await say(figures({ 固碳: 'r1' }, true), { ...stopped, runId: 'r1', state: 'complete' });
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
