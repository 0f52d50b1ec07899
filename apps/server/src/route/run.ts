import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { resetCalculation, runStatus, startRun, stopRun } from '../domain/run';
import type { RunTools } from '../domain/run-tools';
import { sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';
import { eventStream } from './event-stream';

/** Pretreatment and calculation: start, state, stop, reset, live events. */
export function runRoutes(register: RegisterCall, context: Context, tools: RunTools): void {
  register(calls.startCalculation, ({ query }, request) =>
    startRun(context, tools, query.projectId, 'calculation', sessionOf(request).user.id),
  );
  register(calls.startPretreatment, ({ body }, request) =>
    startRun(context, tools, body.projectId, 'pretreatment', sessionOf(request).user.id),
  );
  register(calls.getCalculation, ({ query }, { language, word }) =>
    runStatus(context, query.projectId, 'calculation', language, word),
  );
  register(calls.getPretreatment, ({ query }, { language, word }) =>
    runStatus(context, query.projectId, 'pretreatment', language, word),
  );
  register(calls.stopCalculation, ({ body }) => stopRun(tools, body.projectId, 'calculation'));
  register(calls.stopPretreatment, ({ body }) => stopRun(tools, body.projectId, 'pretreatment'));
  register(calls.resetCalculation, ({ body }) => resetCalculation(context, body.projectId));
  register(calls.projectEvents, ({ query }, request) =>
    eventStream(context, tools, query.projectId, request),
  );
}
