import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formJson } from './protocol/form';
import { ecosystemValues, modelId, projectIdQuery } from './protocol/shared-schemas';
import { limits } from './protocol/limits';

const sharingRow = z.object({ modelId, enabled: z.boolean(), ecosystemValues });

const storedRow = sharingRow.extend({
  /** Whether the user chooses the types; false where another input of the model says where its value goes. */
  takesTypes: z.boolean(),
});

export const getSpatialAverage = defineCall({
  name: 'getSpatialAverage',
  summary: 'Space sharing: how the district value of a table model is spread over pixels.',
  method: 'GET',
  path: '/gep/user/project/spatialAverage',
  query: projectIdQuery,
  encoding: 'none',
  response: z.object({ projectId: z.string(), rows: z.array(storedRow) }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['parameters'],
});

export const saveSpatialAverage = defineCall({
  name: 'saveSpatialAverage',
  summary: 'Saves the space sharing settings as a whole.',
  method: 'PUT',
  path: '/gep/user/project/spatialAverage',
  query: projectIdQuery,
  body: z.object({ rows: formJson(z.array(sharingRow).max(limits.models)) }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['parameters'],
});
