import { errorCodes, SUCCESS } from '@gep/api-client/contract';
import { inAct, newAct } from '../act/act';
import type { Db } from '../store/database';
import type { StoredProblem } from '../error/stored-problem';
import type { Reporter, RunEnd } from './reporter';
import type { RunHooks } from './run-hooks';
import type { Run } from './run-queries';

/** Writes the end of a run: an act in the name of who started it, also where another process ends it. */
export async function writeEnd(
  reporter: Reporter,
  hooks: Pick<RunHooks, 'onState'>,
  run: Run,
  state: RunEnd,
  problem: StoredProblem | null,
): Promise<void> {
  const act = newAct('runEnd', {
    by: run.startedBy,
    projectId: run.projectId,
    about: { runId: run.id, kind: run.kind, state },
    code: problem ? errorCodes[problem.name].code : SUCCESS,
  });
  // Another process may have ended it before.
  act.isIdle = true;
  const onEnd = async (tx: Db): Promise<void> => {
    act.isIdle = false;
    await hooks.onState(tx, run, state);
  };
  await inAct(act, () => reporter.end(state, problem, onEnd));
}
