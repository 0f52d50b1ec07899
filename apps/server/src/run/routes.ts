import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { resetCalculation, runStatus, startRun } from './run';
import type { RunTools } from './open-run-tools';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { eventStream } from './event-stream';

/** Pretreatment and calculation: start, state, stop, reset, live events. */
export function runRoutes(register: RegisterCall, services: Services, tools: RunTools): void {
  register(calls.startCalculation, ({ query }, request) =>
    startRun(services, tools, query.projectId, 'calculation', sessionOf(request).user.id),
  );
  register(calls.startPretreatment, ({ body }, request) =>
    startRun(services, tools, body.projectId, 'pretreatment', sessionOf(request).user.id),
  );
  register(calls.getCalculation, ({ query }, { language, word }) =>
    runStatus(services, query.projectId, 'calculation', language, word),
  );
  register(calls.getPretreatment, ({ query }, { language, word }) =>
    runStatus(services, query.projectId, 'pretreatment', language, word),
  );
  register(calls.stopCalculation, async ({ body }) => {
    await tools.runs.stop(body.projectId, 'calculation');
    return null;
  });
  register(calls.stopPretreatment, async ({ body }) => {
    await tools.runs.stop(body.projectId, 'pretreatment');
    return null;
  });
  register(calls.resetCalculation, ({ body }) => resetCalculation(services, body.projectId));
  register(calls.projectEvents, ({ query }, request) =>
    eventStream(services, tools, query.projectId, request),
  );
}
