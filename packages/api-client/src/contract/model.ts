import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { localText, modelId, problem, projectIdQuery } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formId, formJson, formOptional } from './protocol/form';
import { serviceRole, superiorType } from './model-definition';
import { limits } from './protocol/limits';

/** A row of the model tree: three group rows with the models below. */
export const modelRow = z.object({
  modelId: z.string(),
  /** Null for group rows. */
  slug: z.string().nullable(),
  name: localText,
  parentId: z.string().nullable(),
  superiorType: superiorType.nullable(),
  /** Null for group rows. */
  serviceRole: serviceRole.nullable(),
  functionUnit: z.string(),
  hasValue: z.boolean(),
  /** False for models that this version cannot calculate yet. */
  available: z.boolean(),
});
export type ModelRow = z.infer<typeof modelRow>;

export const listModels = defineCall({
  name: 'listModels',
  summary: 'The tree of all models that a user can select.',
  method: 'GET',
  path: '/gep/user/model',
  query: z.object({ userId: formOptional(formId) }),
  encoding: 'none',
  response: z.array(modelRow),
  payloadKey: 'data',
  access: 'session',
});

/** Whether a selected model can be calculated, and what is missing if not. */
export const modelCompleteness = z.object({
  modelId: z.string(),
  complete: z.boolean(),
  /** Keys of required inputs, also of models that it reads, that have neither file nor plain value. */
  missingInputs: z.array(z.string()),
  problems: z.array(problem),
  /** What does not keep it from being calculated: classes that are confirmed without a type. */
  warnings: z.array(problem),
});
export type ModelCompleteness = z.infer<typeof modelCompleteness>;

export const getSelectedModels = defineCall({
  name: 'getSelectedModels',
  summary: 'The selected models of a project and whether each is complete.',
  method: 'GET',
  path: '/gep/user/project/model',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(modelCompleteness),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['modelSelection'],
});

export const selectModels = defineCall({
  name: 'selectModels',
  summary:
    'Sets the selected models; unselecting one deletes its parameters and results. The body is the list of ids.',
  method: 'POST',
  path: '/gep/user/project/model',
  query: projectIdQuery,
  body: z.object({ modelIds: formJson(z.array(modelId).max(limits.models)) }),
  listBody: 'modelIds',
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['modelSelection'],
});
