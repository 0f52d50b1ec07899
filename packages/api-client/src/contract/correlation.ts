import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { modelId, projectIdQuery } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formJson } from './protocol/form';

/** A node of the tree of ecosystem types, flat with the value of its parent. */
export const ecosystemType = z.object({
  value: z.string(),
  name: z.string(),
  nameEn: z.string(),
  parentValue: z.string().nullable(),
  level: z.number().int(),
});
export type EcosystemType = z.infer<typeof ecosystemType>;

export const listEcosystemTypes = defineCall({
  name: 'listEcosystemTypes',
  summary: 'All ecosystem types.',
  method: 'GET',
  path: '/gep/user/ecosystem/all',
  encoding: 'none',
  response: z.array(ecosystemType),
  payloadKey: 'data',
  access: 'session',
});

const correlationRow = z.object({
  modelId,
  /** Values of ecosystem types, joined by commas. */
  ecosystemValues: z.string().regex(/^(?:\d{1,3}(?:,\d{1,3})*)?$/, 'rule.key'),
});

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
    projectModelToEcosystemVOS: formJson(z.array(correlationRow).max(22)),
  }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
});

const sharingRow = z.object({
  modelId,
  enabled: z.boolean(),
  ecosystemValues: z.string().regex(/^(?:\d{1,3}(?:,\d{1,3})*)?$/, 'rule.key'),
});

export const getSpatialAverage = defineCall({
  name: 'getSpatialAverage',
  summary: 'Space sharing: how the district value of a table model is spread over pixels.',
  method: 'GET',
  path: '/gep/user/project/spatialAverage',
  query: projectIdQuery,
  encoding: 'none',
  response: z.object({ projectId: z.string(), rows: z.array(sharingRow) }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const saveSpatialAverage = defineCall({
  name: 'saveSpatialAverage',
  summary: 'Saves the space sharing settings as a whole.',
  method: 'PUT',
  path: '/gep/user/project/spatialAverage',
  query: projectIdQuery,
  body: z.object({ rows: formJson(z.array(sharingRow).max(22)) }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
});
