import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { landCoverScenario, prepareScenario } from './scenario';

/** What the account would be if the land were used in another way. */
export function scenarioRoutes(register: RegisterCall, tools: RasterTools): void {
  register(calls.prepareScenario, ({ query }, { language, signal }) => {
    const { projectId, compareFlag = 0 } = query;
    return prepareScenario({ ...tools, language, signal }, { projectId, compareFlag });
  });
  register(calls.landCoverScenario, ({ body }, { language, signal }) => {
    const { projectId, polygon, type, compareFlag = 0 } = body;
    return landCoverScenario({ ...tools, language, signal }, { projectId, polygon, type, compareFlag });
  });
}
