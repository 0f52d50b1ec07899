import { calls } from '@gep/api-client/contract';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { predecessorChange } from './predecessor-change';
import { preflightForm, preflightInput } from './preflight-input';

/** What an uploaded file tells before a run. */
export function preflightRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.preflightModelFile, async ({ params, query }, { signal, word }) => {
    const place = { ...params, projectId: query.projectId, compareFlag: query.compareFlag ?? 0 };
    const found = await preflightInput({ services, workers, signal }, place);
    return { ...found, problems: found.problems.map(word) };
  });
  register(calls.preflightReportForm, async ({ query }, { signal, word }) => {
    const found = await preflightForm({ services, workers, signal }, query.reportFormId);
    return { ...found, problems: found.problems.map(word) };
  });
  register(calls.compareModelFile, async ({ params, query }, request) => {
    const place = { ...params, projectId: query.projectId, compareFlag: query.compareFlag ?? 0 };
    const tools = { services, workers, signal: request.signal };
    return predecessorChange(tools, sessionOf(request).user, place);
  });
}
