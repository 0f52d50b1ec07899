import { describe, expect, it } from 'vitest';
import { afterEvent } from './after-event';
import type { RunEvent } from './events';
import type { RunStatus } from './run';

const queued: RunStatus = {
  runId: 'r',
  kind: 'calculation',
  state: 'queued',
  progress: 0,
  step: '',
  items: [],
  warnings: [],
  error: null,
  startTime: null,
  endTime: null,
};
const told: RunEvent = {
  type: 'progress',
  runId: 'r',
  kind: 'calculation',
  progress: 10,
  step: 'Water',
  modelId: null,
  key: null,
  state: 'running',
  problem: null,
  items: [],
  warnings: null,
};
const item = (position: number, state: RunStatus['state'], progress: number) => ({
  position,
  modelId: String(position),
  key: null,
  name: `model ${position}`,
  state,
  progress,
});
const problem = { code: '50201', message: 'no data' };

describe('afterEvent', () => {
  it('follows a run from the queue to its end', () => {
    const events: RunEvent[] = [
      { ...told, items: [item(0, 'queued', 0), item(1, 'queued', 0)] },
      { ...told, progress: 50, type: 'success', modelId: '0', items: [item(0, 'complete', 100)] },
      { ...told, progress: 60, warnings: [problem] },
      { ...told, type: 'calculation-end', state: 'failed', problem, items: [item(1, 'failed', 0)] },
    ];
    const ended = events.reduce(afterEvent, queued);
    expect(ended).toMatchObject({ state: 'failed', progress: 60, error: problem, warnings: [problem] });
    expect(ended.items.map(({ name, state }) => [name, state])).toEqual([
      ['model 0', 'complete'],
      ['model 1', 'failed'],
    ]);
    expect(ended.items[0]).not.toHaveProperty('position');
  });

  it('takes an operation that was refused for no part of the run', () => {
    const running = afterEvent(queued, told);
    const refused: RunEvent = { ...told, type: 'operation-error', state: 'stopped', progress: 90, problem };
    expect(afterEvent(running, refused)).toBe(running);
  });

  it('never goes back when events are repeated', () => {
    const events: RunEvent[] = [
      { ...told, items: [item(0, 'running', 5)], warnings: [problem] },
      { ...told, progress: 50, items: [item(0, 'complete', 100)], warnings: [problem, problem] },
    ];
    const now = events.reduce(afterEvent, queued);
    expect(events.reduce(afterEvent, now)).toEqual(now);
  });

  it('ignores other runs, and everything after the end', () => {
    expect(afterEvent(queued, { ...told, runId: 'other' })).toBe(queued);
    const stopped: RunStatus = { ...queued, state: 'stopped' };
    expect(afterEvent(stopped, told)).toBe(stopped);
  });
});
