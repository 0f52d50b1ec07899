import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import type { Subject } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { instant, problem, projectIdQuery } from './protocol/shared-schemas';
import { formId, formJson, formOptional } from './protocol/form';

/** Working states of a report form: open, handed in, sent back, confirmed. */
export const formState = z.enum(['OPEN', 'SUBMITTED', 'RETURNED', 'CONFIRMED']);

const cell = z.union([z.string(), z.number(), z.null()]);

export const reportTemplate = z.object({
  id: z.string(),
  projectId: z.string(),
  modelId: z.string(),
  inputKey: z.string(),
  name: z.string(),
  /** Departments that have to fill it in. */
  userIds: z.array(z.string()),
});

export const reportForm = z.object({
  reportFormId: z.string(),
  reportTemplateId: z.string(),
  userId: z.string(),
  deptName: z.string(),
  formState,
  type: z.enum(['RASTER', 'VECTOR', 'TABLE']),
  fileName: z.string().nullable(),
  rows: z.array(z.record(z.string(), cell)),
  updateTime: instant.nullable(),
  warnings: z.array(problem),
});

const reportFormFrom = (place: Subject['in']): Subject => ({
  kind: 'report-form',
  in: place,
  key: 'reportFormId',
});

export const saveReportTemplate = defineCall({
  name: 'saveReportTemplate',
  summary: 'Names a report and the departments that have to fill it in.',
  method: 'POST',
  path: '/gep/user/project/reportTemplate',
  body: z.object({
    projectId: formId,
    id: formOptional(formId),
    modelId: formOptional(formId),
    inputKey: formOptional(z.string().max(41)),
    name: formOptional(z.string().max(100)),
    userIds: formOptional(formJson(z.array(z.string()))),
  }),
  encoding: 'form',
  response: reportTemplate,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const getReportTemplate = defineCall({
  name: 'getReportTemplate',
  summary: 'One report template.',
  method: 'GET',
  path: '/gep/user/project/reportTemplate/:id',
  params: z.object({ id: formId }),
  query: projectIdQuery,
  encoding: 'none',
  response: reportTemplate,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const saveReportForm = defineCall({
  name: 'saveReportForm',
  summary: 'Saves the rows of a report form.',
  method: 'POST',
  path: '/gep/user/project/reportForm',
  body: z.object({ reportFormId: formId, rows: formJson(z.array(z.record(z.string(), cell)).max(5000)) }),
  encoding: 'form',
  response: reportForm,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('body'),
});

export const getReportForm = defineCall({
  name: 'getReportForm',
  summary: 'One report form with its rows.',
  method: 'GET',
  path: '/gep/user/project/reportForm',
  query: z.object({ reportFormId: formId }),
  encoding: 'none',
  response: reportForm,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

export const setReportFormState = defineCall({
  name: 'setReportFormState',
  summary: 'Hands a report form in, or opens it again.',
  method: 'POST',
  path: '/gep/user/project/reportForm/state',
  body: z.object({ reportFormId: formId, formState }),
  encoding: 'form',
  response: reportForm,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('body'),
});

export const reviewReportForm = defineCall({
  name: 'reviewReportForm',
  summary: 'Confirms a report form or sends it back; the owner only.',
  method: 'POST',
  path: '/gep/user/project/reportForm/review',
  body: z.object({ reportFormId: formId, formState: z.enum(['CONFIRMED', 'RETURNED']) }),
  encoding: 'form',
  response: reportForm,
  payloadKey: 'data',
  access: 'project-admin',
  subject: reportFormFrom('body'),
});

export const cancelConfirmation = defineCall({
  name: 'cancelConfirmation',
  summary: 'Cancels the confirmation of a report form; the owner only.',
  method: 'GET',
  path: '/gep/user/project/reportForm/confirm',
  query: z.object({ reportFormId: formId }),
  encoding: 'none',
  response: reportForm,
  payloadKey: 'data',
  access: 'project-admin',
  subject: reportFormFrom('query'),
});

export const reportFormTemplate = defineCall({
  name: 'reportFormTemplate',
  summary: 'Columns that a report form expects.',
  method: 'GET',
  path: '/gep/user/project/reportForm/template',
  query: z.object({ reportFormId: formId, type: formOptional(z.string().max(40)) }),
  encoding: 'none',
  response: z.array(z.object({ key: z.string(), name: z.string(), unit: z.string() })),
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

export const reportFormTemplateFile = defineCall({
  name: 'reportFormTemplateFile',
  summary: 'The template file of a report form.',
  method: 'GET',
  path: '/gep/user/project/reportForm/templateFile',
  query: z.object({ reportFormId: formId, type: formOptional(z.string().max(40)) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'report-writer',
  subject: reportFormFrom('query'),
  binary: { when: 'always', type: 'application/octet-stream' },
});
