import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formBoolean, formOptional } from './protocol/form';
import { instant, problem, projectIdBody, projectIdQuery } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';

export const runKind = z.enum(['pretreatment', 'calculation']);
export type RunKind = z.infer<typeof runKind>;

export const runPhase = z.enum(['none', 'queued', 'running', 'complete', 'failed', 'stopped']);

/** One thing that a run works through: a model (calculation) or an input (pretreatment, then `key` names it). */
export const runItem = z.object({
  modelId: z.string().nullable(),
  key: z.string().nullable(),
  name: z.string(),
  state: runPhase,
  progress: z.number().min(0).max(100),
});
export type RunItem = z.infer<typeof runItem>;

/** A run of the pretreatment or of the calculation, the latest one of its kind. */
export const runStatus = z.object({
  /** Null when there was none yet. */
  runId: z.string().nullable(),
  kind: runKind,
  state: runPhase,
  /** Percent, 0-100. */
  progress: z.number().min(0).max(100),
  /** What is being worked on, worded; empty when nothing is. */
  step: z.string(),
  items: z.array(runItem),
  warnings: z.array(problem),
  error: problem.nullable(),
  startTime: instant.nullable(),
  endTime: instant.nullable(),
});
export type RunStatus = z.infer<typeof runStatus>;

const started = z.object({ runId: z.string() });

export const startCalculation = defineCall({
  name: 'startCalculation',
  summary:
    'Starts the calculation of all selected models (after the pretreatment that it still needs). Data of departments are read once they are confirmed, or with `unconfirmed` as soon as they are submitted; the record of the run says which.',
  method: 'POST',
  path: '/gep/user/project/model/calc',
  query: projectIdQuery.extend({ unconfirmed: formOptional(formBoolean) }),
  encoding: 'none',
  response: started,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
});

export const getCalculation = defineCall({
  name: 'getCalculation',
  summary: 'State, progress and warnings of the latest calculation.',
  method: 'GET',
  path: '/gep/user/project/model/calc',
  query: projectIdQuery,
  encoding: 'none',
  response: runStatus,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

/** Neighbouring windows of one state. */
export const runWindows = z.object({
  state: z.enum(['waiting', 'at work', 'done']),
  count: z.number().int(),
  /** Their outline in EPSG:3857, closed. */
  ring: z.array(z.tuple([z.number(), z.number()])),
});
export type RunWindows = z.infer<typeof runWindows>;

export const getCalculationWindows = defineCall({
  name: 'getCalculationWindows',
  summary:
    'The windows of the pass over the grid that the running calculation is in; none between two passes.',
  method: 'GET',
  path: '/gep/user/project/model/calc/windows',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(runWindows),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const stopCalculation = defineCall({
  name: 'stopCalculation',
  summary: 'Stops the running calculation; results of finished models stay.',
  method: 'POST',
  path: '/gep/user/project/model/stop',
  body: projectIdBody,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const resetCalculation = defineCall({
  name: 'resetCalculation',
  summary: 'Deletes all computed data of the project.',
  method: 'POST',
  path: '/gep/user/project/model/reset',
  body: projectIdBody,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
});

export const startPretreatment = defineCall({
  name: 'startPretreatment',
  summary: 'Starts the pretreatment: opens, scales, checks and warps every input to the grid of the project.',
  method: 'POST',
  path: '/gep/user/project/pretreatment',
  body: projectIdBody,
  encoding: 'form',
  response: started,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
});

export const getPretreatment = defineCall({
  name: 'getPretreatment',
  summary: 'State, progress and warnings of the latest pretreatment.',
  method: 'GET',
  path: '/gep/user/project/pretreatment',
  query: projectIdQuery,
  encoding: 'none',
  response: runStatus,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const stopPretreatment = defineCall({
  name: 'stopPretreatment',
  summary: 'Stops the running pretreatment.',
  method: 'POST',
  path: '/gep/user/project/pretreatment/stop',
  body: projectIdBody,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});
