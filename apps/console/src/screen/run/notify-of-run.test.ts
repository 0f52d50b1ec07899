import type { RunEvent } from '@gep/api-client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../session/toast';
import { notifyOfRun } from './notify-of-run';

const notices = {
  success: vi.spyOn(toast, 'success').mockReturnValue('notice'),
  error: vi.spyOn(toast, 'error').mockReturnValue('notice'),
  info: vi.spyOn(toast, 'info').mockReturnValue('notice'),
};

const event: RunEvent = {
  ...{ type: 'progress', runId: 'r', kind: 'calculation', progress: 40, step: '', modelId: null, key: null },
  ...{ state: 'running', problem: null, items: [], warnings: null },
};
const problem = { code: '40101', message: '缺少降水量' };
const shown = () => Object.values(notices).flatMap(({ mock }) => mock.calls);

afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  for (const show of Object.values(notices)) show.mockClear();
});

it.each(['progress', 'success', 'close'] as const)('is quiet about %s', (type) => {
  notifyOfRun({ ...event, type });
  expect(shown()).toEqual([]);
});

it.each(['error', 'operation-error'] as const)('words the problem of %s', (type) => {
  notifyOfRun({ ...event, type, problem });
  expect(notices.error).toHaveBeenCalledWith('计算', expect.objectContaining({ description: '缺少降水量' }));
});

it.each([
  ['complete', 'success', '已完成'],
  ['failed', 'error', '失败'],
  ['stopped', 'info', '已停止'],
] as const)('says that a run is %s', (state, show, description) => {
  notifyOfRun({ ...event, type: 'calculation-end', kind: 'pretreatment', state });
  expect(notices[show]).toHaveBeenCalledWith('底图预处理', expect.objectContaining({ description }));
  expect(shown()).toHaveLength(1);
});
