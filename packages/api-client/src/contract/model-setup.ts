import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import {
  compareFlag,
  formReal,
  inputKey,
  localText,
  modelId,
  projectIdQuery,
} from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formJson, formNullable, formOptional } from './protocol/form';
import { deletedInput, fieldColumns, plainInput, reclassificationRow, storedInput } from './input-inspection';
import { limits } from './protocol/limits';
import { modelCompleteness } from './model';
import { condition } from './condition';
import { inputDefinition, modelDefinition, parameterValue } from './model-definition';

const modelPath = z.object({ modelId });
const inputPath = z.object({ modelId, key: inputKey });

/** A model that another one reads with some of its parameters, selected or not. */
export const readModel = z.object({
  modelId: z.string(),
  name: localText,
  /** The parameters of the other one under which it is read; absent: always. */
  when: condition.optional(),
  /** The inputs that are read of it. */
  files: z.array(inputDefinition).readonly(),
  /** Values of all its parameters, defaults filled in. */
  parameters: z.record(z.string(), parameterValue),
});
export type ReadModel = z.infer<typeof readModel>;

export const getModelSetup = defineCall({
  name: 'getModelSetup',
  summary:
    'Definition of a model and of the inputs of those it reads, with the stored inputs, parameter values and completeness in a project.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/setup',
  params: modelPath,
  query: projectIdQuery,
  encoding: 'none',
  response: z.object({
    definition: modelDefinition,
    /** Where the data of its inputs, and of those of the models that it reads, usually come from, by key. */
    origins: z.record(z.string(), localText),
    /** The models that it reads: what is set of them counts for it. */
    reads: z.array(readModel),
    /** Stored inputs, also of the models that it reads; an input without an entry has neither file nor plain value. */
    inputs: z.array(storedInput),
    /** Deleted inputs that can still be restored. */
    deletedInputs: z.array(deletedInput),
    /** Values of all parameters, defaults filled in. */
    parameters: z.record(z.string(), parameterValue),
    completeness: modelCompleteness,
  }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['inputs', 'parameters'],
});

export const uploadModelFile = defineCall({
  name: 'uploadModelFile',
  summary:
    'Stores the file of an input (one raster, one table, or a vector file with its parts; of an input of many bands also several rasters, or a ZIP of them, ordered by the dates in their names; beside a raster also the `.aux.xml` of GDAL and the `.vat.dbf` and `.vat.cpg` of ArcGIS, all in a ZIP if wanted) after inspecting it. Scale and offset are prefilled from a raster; rows that cannot be used are listed as problems.',
  method: 'POST',
  path: '/gep/user/project/model/:modelId/file/:key',
  params: inputPath,
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'multipart',
  files: { field: 'files', many: true },
  response: storedInput,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['inputs'],
});

export const saveModelFileSettings = defineCall({
  name: 'saveModelFileSettings',
  summary:
    'Sets how an input is read: scale, offset, further no-data values, reclassification and its confirmation, or a plain value; of tables and vectors the columns of fields and the encoding.',
  method: 'PUT',
  path: '/gep/user/project/model/:modelId/file/:key/settings',
  params: inputPath,
  body: z.object({
    projectId: formId,
    compareFlag: formOptional(compareFlag),
    scale: formOptional(formReal),
    offset: formOptional(formReal),
    noData: formOptional(formJson(z.array(z.number()).max(limits.noDataValues, 'rule.too-long'))),
    reclassification: formOptional(
      formJson(
        z
          .array(reclassificationRow)
          .max(limits.tableRows, 'rule.too-long')
          .refine(
            (rows) => new Set(rows.map((row) => row.from)).size === rows.length,
            'rule.reclassification-repeat',
          ),
      ),
    ),
    /** Key of the ready mapping that the reclassification was filled with. */
    preset: formNullable(z.string().max(40, 'rule.too-long')),
    /** True once the user has checked what each class means; a changed table without it is unconfirmed again. */
    classesConfirmed: formOptional(formBoolean),
    plain: formNullable(formJson(plainInput)),
    fields: formOptional(formJson(fieldColumns)),
    encoding: formNullable(z.string().max(40)),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: storedInput,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
  forms: ['inputs'],
});

export const inputTemplate = defineCall({
  name: 'inputTemplate',
  summary:
    'An XLSX workbook to fill in for a table input: the header in the language of the request, a row for each district of the partition level.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/file/:key/template',
  params: inputPath,
  query: projectIdQuery,
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: {
    when: 'always',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
});

export const deleteModelFile = defineCall({
  name: 'deleteModelFile',
  summary:
    'Deletes the file and settings of an input. It can be restored for 24 hours, as long as nothing else is supplied in its place.',
  method: 'DELETE',
  path: '/gep/user/project/model/:modelId/file/:key',
  params: inputPath,
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['inputs'],
});

export const restoreModelFile = defineCall({
  name: 'restoreModelFile',
  summary: 'Restores the file and settings of a deleted input exactly as they were.',
  method: 'POST',
  path: '/gep/user/project/model/:modelId/file/:key/restore',
  params: inputPath,
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: storedInput,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['inputs'],
});

export const saveModelParameters = defineCall({
  name: 'saveModelParameters',
  summary:
    'Sets parameter values by key; parameters left out keep their value. Results follow those that need no run.',
  method: 'PUT',
  path: '/gep/user/project/model/:modelId/parameters',
  params: modelPath,
  body: z.object({ projectId: formId, values: formJson(z.record(inputKey, parameterValue)) }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: z.object({
    /** Values of all parameters. */
    parameters: z.record(z.string(), parameterValue),
    /** Whether results followed the changed parameters: those that need no run. */
    followed: z.boolean(),
  }),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
  forms: ['parameters'],
});

export const assignModelFile = defineCall({
  name: 'assignModelFile',
  summary: 'Sets which departments have to fill in an input of the current year.',
  method: 'PUT',
  path: '/gep/user/project/model/:modelId/assignment',
  params: modelPath,
  body: z.object({
    projectId: formId,
    key: inputKey,
    userIds: formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long')),
  }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['reports'],
});

export const templateExists = defineCall({
  name: 'templateExists',
  summary:
    'Whether a template file exists for a report form and type. For other clients: the console knows it from the type of the form.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/template/exists',
  params: modelPath,
  query: z.object({ projectId: formId, reportFormId: formId, type: z.string().max(40) }),
  encoding: 'none',
  response: z.boolean(),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
