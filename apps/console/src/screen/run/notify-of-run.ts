import type { RunEvent } from '@gep/api-client';
import i18n from '../../message';
import { toast } from '../../session/toast';

/** Says how a run went on, also to those who have not started it: a step that failed, its end, a refused operation. */
export function notifyOfRun({ type, runId, kind, state, problem }: RunEvent): void {
  const title = i18n.t(`run.notice.${kind}`);
  // The same sentence is shown once: the request of a refused operation reports it as well.
  if ((type === 'error' || type === 'operation-error') && problem)
    toast.error(title, { id: problem.message, description: problem.message });
  if (type !== 'calculation-end' || state === 'running') return;
  const show = { complete: toast.success, failed: toast.error, stopped: toast.info }[state];
  show(title, { id: `end of ${runId}`, description: i18n.t(`run.state.${state}`) });
}
