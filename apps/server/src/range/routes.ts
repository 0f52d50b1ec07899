import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { resultRanges, usualDraws } from './result-ranges';
import { modelUncertainties, saveUncertainties } from './uncertainties';

/** How certain the numbers of models are, and what the results may be. */
export function rangeRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.getUncertainties, ({ params, query }) =>
    modelUncertainties(services, query.projectId, params.modelId),
  );
  register(calls.saveUncertainties, ({ params, body }) =>
    saveUncertainties(services, body.projectId, params.modelId, body.uncertainties),
  );
  register(calls.resultRanges, ({ query }, { language, word, signal }) => {
    const { projectId, compareFlag = 0, level = 'whole', draws = usualDraws, seed = 1 } = query;
    const wording = { language, word };
    return resultRanges({ services, workers, signal }, projectId, wording, {
      compareFlag,
      level,
      draws,
      seed,
    });
  });
}
