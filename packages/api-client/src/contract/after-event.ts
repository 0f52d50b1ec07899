import type { RunEvent } from './events';
import type { RunItem, RunStatus } from './run';

const isActive = (state: RunStatus['state']): boolean => state === 'queued' || state === 'running';

/**
 * The state of a run after an event. Events of another run change nothing, and neither does what the state already
 * holds: a stream begins with everything that the active run has told so far.
 * @returns a new state; times of start and end come with the next read of the stored state
 * @example
 * const status: RunStatus = {
 *   ...{ runId: '7', kind: 'calculation', state: 'running', progress: 40, step: '', items: [], warnings: [] },
 *   ...{ error: null, startTime: null, endTime: null },
 * };
 * const event: RunEvent = {
 *   ...{ type: 'calculation-end', runId: '7', kind: 'calculation', progress: 100, step: '', state: 'complete' },
 *   ...{ modelId: null, key: null, problem: null, items: [], warnings: null },
 * };
 * afterEvent(status, event).state; // 'complete'
 */
export function afterEvent(status: RunStatus, event: RunEvent): RunStatus {
  const isAside = event.type === 'close' || event.type === 'operation-error';
  if (event.runId !== status.runId || isAside || !isActive(status.state)) return status;
  const hasEnded = event.type === 'calculation-end';
  const items = [...status.items];
  for (const { position, ...item } of event.items) {
    const known: RunItem | undefined = items[position];
    if (!known || (isActive(known.state) && known.progress <= item.progress)) items[position] = item;
  }
  const { warnings } = event;
  return {
    ...status,
    state: hasEnded ? event.state : 'running',
    progress: Math.max(status.progress, event.progress),
    step: event.step,
    items,
    warnings: warnings && warnings.length > status.warnings.length ? warnings : status.warnings,
    error: hasEnded ? event.problem : status.error,
  };
}
