import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formJson } from './protocol/form';
import { ecosystemValues, modelId, projectIdQuery } from './protocol/shared-schemas';
import { limits } from './protocol/limits';

const correlationRow = z.object({ modelId, ecosystemValues });

export const getForceCorrelation = defineCall({
  name: 'getForceCorrelation',
  summary: 'Forced-zero settings: types whose results are set to 0, by model.',
  method: 'GET',
  path: '/gep/user/project/forceCorrelation',
  query: projectIdQuery,
  encoding: 'none',
  response: z.object({
    projectId: z.string(),
    useModelEcosystemCorrelation: z.boolean(),
    useUrbanEcosystemBoundary: z.boolean(),
    projectModelToEcosystemVOS: z.array(z.object({ modelId: z.string(), ecosystemValues: z.string() })),
  }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const saveForceCorrelation = defineCall({
  name: 'saveForceCorrelation',
  summary: 'Saves the forced-zero settings as a whole.',
  method: 'PUT',
  path: '/gep/user/project/forceCorrelation',
  body: z.object({
    projectId: formId,
    useModelEcosystemCorrelation: formBoolean,
    useUrbanEcosystemBoundary: formBoolean,
    projectModelToEcosystemVOS: formJson(z.array(correlationRow).max(limits.models)),
  }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
});
