import * as z from 'zod';
import { deletedInput } from './input-inspection';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formJson } from './protocol/form';
import { ecosystemValues, instant, modelId, problem, projectIdQuery } from './protocol/shared-schemas';
import { limits } from './protocol/limits';

const correlationRow = z.object({ modelId, ecosystemValues });

/** The file with the polygons of the urban boundary. */
export const urbanBoundary = z.object({
  fileName: z.string(),
  uploadTime: instant,
  polygons: z.number().int(),
  warnings: z.array(problem),
});
export type UrbanBoundary = z.infer<typeof urbanBoundary>;

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
    /** Null without a file. */
    urbanBoundary: urbanBoundary.nullable(),
    /** What was deleted and can still be restored. */
    deletedUrbanBoundary: deletedInput.nullable(),
  }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['forcedZero'],
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
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
  forms: ['forcedZero'],
});

export const uploadUrbanBoundary = defineCall({
  name: 'uploadUrbanBoundary',
  summary:
    'Stores the polygons inside which forest, shrub and grass become urban green before the models run: a shapefile with its parts, GeoJSON, GeoPackage or ZIP.',
  method: 'POST',
  path: '/gep/user/project/urbanBoundary',
  query: projectIdQuery,
  encoding: 'multipart',
  files: { field: 'files', many: true },
  response: urbanBoundary,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['forcedZero'],
});

export const deleteUrbanBoundary = defineCall({
  name: 'deleteUrbanBoundary',
  summary:
    'Deletes the file of the urban boundary. It can be restored for 24 hours, as long as no other file is in its place.',
  method: 'DELETE',
  path: '/gep/user/project/urbanBoundary',
  query: projectIdQuery,
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['forcedZero'],
});

export const restoreUrbanBoundary = defineCall({
  name: 'restoreUrbanBoundary',
  summary: 'Restores the deleted file of the urban boundary.',
  method: 'POST',
  path: '/gep/user/project/urbanBoundary/restore',
  query: projectIdQuery,
  encoding: 'none',
  response: urbanBoundary,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['forcedZero'],
});
