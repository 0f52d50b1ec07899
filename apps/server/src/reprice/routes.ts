import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import { saveParameters } from '../model/saved-parameters';
import type { Services } from '../services';
import { reprice } from './reprice';

/** Saves the parameters of a model; results follow those that need no run. */
export function repriceRoutes(register: RegisterCall, services: Services): void {
  register(calls.saveModelParameters, async ({ params: { modelId }, body: { projectId, values } }) => {
    let followed = false;
    const parameters = await saveParameters(services, projectId, modelId, values, async (tx) => {
      followed = await reprice(services, tx, projectId, modelId);
    });
    return { parameters, followed };
  });
}
