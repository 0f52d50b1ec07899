import { calls } from '@gep/api-client/contract';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { tableTypes } from '../evidence/table-file';
import type { RasterTools } from '../result/redraw';
import { actorOf } from '../user/actor';
import { accountChange } from './change';
import { changeFile } from './change-file';
import { comparability } from '../evidence/comparability';
import { indicatorTableFile } from './indicator-file';
import { saveIndicatorInputs, savedIndicatorInputs } from './indicator-inputs';
import { accountIndicators } from './indicators';

/** The account of both years: what has changed it, its indicators, and whether they compare. */
export function accountRoutes(register: RegisterCall, tools: RasterTools): void {
  const { services } = tools;
  register(calls.getAccountChange, ({ query }, { language, signal }) =>
    accountChange({ ...tools, signal }, query, language),
  );
  register(
    calls.accountChangeFile,
    async ({ query: { format = 'xlsx', ...query } }, { language, signal }) => {
      const { name, content } = await changeFile({ ...tools, signal }, { ...query, format }, language);
      return binaryAnswer(content, tableTypes[format], name);
    },
  );
  register(calls.getComparability, ({ query }, { language }) =>
    comparability(services, query.projectId, language),
  );
  register(calls.getIndicatorInputs, ({ query }) => savedIndicatorInputs(services, query.projectId));
  register(calls.saveIndicatorInputs, ({ body: { projectId, ...inputs } }, request) =>
    saveIndicatorInputs(services, projectId, inputs, actorOf(sessionOf(request).user)),
  );
  register(calls.getIndicators, ({ query }, { language, signal }) =>
    accountIndicators({ ...tools, signal }, query, language),
  );
  register(calls.indicatorFile, async ({ query: { format = 'xlsx', ...query } }, { language, signal }) => {
    const { name, content } = await indicatorTableFile({ ...tools, signal }, { ...query, format }, language);
    return binaryAnswer(content, tableTypes[format], name);
  });
}
