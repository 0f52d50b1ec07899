import '../../console.css';
import '../../message';
import { errorCodes } from '@gep/api-client';
import type { RunStatus } from '@gep/api-client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotesOfRun } from './notes-of-run';

const reason = '下列生态系统类型在“蒸腾吸热”中没有对应行，按 0 计：城市（61）40 个像元、40 km²。';
const status: RunStatus = {
  runId: 'r1',
  kind: 'calculation',
  state: 'complete',
  progress: 100,
  step: '',
  items: [],
  warnings: [
    {
      code: errorCodes.MODEL_NOTE.code,
      message: `气候调节：${reason}`,
      args: { model: '气候调节', reason },
    },
  ],
  error: null,
  startTime: '2026-01-06T08:00:00.000Z',
  endTime: '2026-01-06T08:01:00.000Z',
};

it('folds the types that count as 0, and lists them by model when it is opened', async () => {
  await render(<NotesOfRun status={status} />);
  const summary = page.getByText('按 0 计的生态系统类型（按模型） (1)');
  await expect.element(page.getByText(reason)).not.toBeVisible();
  await summary.click();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByText('气候调节', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
