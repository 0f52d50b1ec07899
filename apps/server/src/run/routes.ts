import { calls } from '@gep/api-client/contract';
import type { RunKind } from '@gep/api-client/contract';
import { supplyRun } from '../collection/supply-run';
import type { Services } from '../services';
import { resetCalculation, runStatus, startRun, stopRun } from './run';
import type { RunTools } from './run-tools';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { announceRefusal } from './announce-refusal';
import { eventStream } from './event-stream';
import { windowsOfRun } from './windows-of-run';
import { outdatedResults } from './outdated-results';

/** Pretreatment and calculation: start, state, stop, reset, live events. */
export function runRoutes(register: RegisterCall, services: Services, tools: RunTools): void {
  const announced = <T>(projectId: string, kind: RunKind, work: () => Promise<T>): Promise<T> =>
    announceRefusal(services, tools, projectId, kind, work);
  const start = (projectId: string, kind: RunKind, by: string) =>
    announced(projectId, kind, () => startRun(services, tools, projectId, kind, by));
  const stop = (projectId: string, kind: RunKind) =>
    announced(projectId, kind, () => stopRun(tools, projectId, kind));

  register(calls.startCalculation, ({ query: { projectId, unconfirmed = false } }, request) => {
    const { user } = sessionOf(request);
    return announced(projectId, 'calculation', async () => {
      await supplyRun(services, user, projectId, unconfirmed, request.caller);
      return startRun(services, tools, projectId, 'calculation', user.id);
    });
  });
  register(calls.startPretreatment, ({ body }, request) =>
    start(body.projectId, 'pretreatment', sessionOf(request).user.id),
  );
  register(calls.getCalculation, ({ query }, { language, word }) =>
    runStatus(services, query.projectId, 'calculation', language, word),
  );
  register(calls.getCalculationWindows, ({ query }) => windowsOfRun(services, query.projectId));
  register(calls.getPretreatment, ({ query }, { language, word }) =>
    runStatus(services, query.projectId, 'pretreatment', language, word),
  );
  register(calls.stopCalculation, ({ body }) => stop(body.projectId, 'calculation'));
  register(calls.stopPretreatment, ({ body }) => stop(body.projectId, 'pretreatment'));
  register(calls.resetCalculation, ({ body: { projectId } }) =>
    announced(projectId, 'calculation', () => resetCalculation(services, projectId)),
  );
  register(calls.outdatedResults, ({ query }, { language }) =>
    outdatedResults(services, query.projectId, language),
  );
  register(calls.projectEvents, ({ query }, request) =>
    eventStream(services, tools, query.projectId, request),
  );
}
