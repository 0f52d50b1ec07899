import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { accountSummary } from './summary';
import { districtMatrix } from './summary-districts';

/** The account as charts show it. */
export function summaryRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.getAccountSummary, ({ query }, { language, signal }) =>
    accountSummary({ services, workers, signal }, query.projectId, language),
  );
  register(calls.getDistrictMatrix, ({ query: { projectId, quantity, compareFlag = 0 } }, { language }) =>
    districtMatrix(services, projectId, { quantity, compareFlag }, language),
  );
}
