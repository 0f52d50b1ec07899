import type { RunEvent } from '@gep/api-client';
import { beforeEach, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('../../session/toast', () => ({ toast }));
const { notifyOfRun } = await import('./notify-of-run');

const event: RunEvent = {
  ...{ type: 'progress', runId: 'r', kind: 'calculation', progress: 40, step: '', modelId: null, key: null },
  ...{ state: 'running', problem: null, items: [], warnings: null },
};
const problem = { code: '40101', message: '缺少降水量' };
const shown = () => Object.values(toast).flatMap(({ mock }) => mock.calls);

beforeEach(() => {
  for (const show of Object.values(toast)) show.mockClear();
});

it.each(['progress', 'success', 'close'] as const)('is quiet about %s', (type) => {
  notifyOfRun({ ...event, type });
  expect(shown()).toEqual([]);
});

it.each(['error', 'operation-error'] as const)('words the problem of %s', (type) => {
  notifyOfRun({ ...event, type, problem });
  expect(toast.error).toHaveBeenCalledWith('计算', expect.objectContaining({ description: '缺少降水量' }));
});

it.each([
  ['complete', toast.success, '已完成'],
  ['failed', toast.error, '失败'],
  ['stopped', toast.info, '已停止'],
] as const)('says that a run is %s', (state, show, description) => {
  notifyOfRun({ ...event, type: 'calculation-end', kind: 'pretreatment', state });
  expect(show).toHaveBeenCalledWith('底图预处理', expect.objectContaining({ description }));
  expect(shown()).toHaveLength(1);
});
