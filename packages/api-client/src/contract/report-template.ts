import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formBoolean, formId, formJson, formNullable, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag, inputKey, pageQuery, projectIdQuery } from './protocol/shared-schemas';
import {
  assignmentEffect,
  reportItemPage,
  reportPlace,
  reportTemplate,
  unconfirmedReport,
} from './report-entity';

export const due = formNullable(z.iso.datetime({ offset: true, error: 'rule.date' }));

export const listReportItems = defineCall({
  name: 'listReportItems',
  summary:
    'The data files and tables of the selected models, paged, in the order of the models; sortField: name, submit_due or confirm_due.',
  method: 'GET',
  path: '/gep/user/project/reportTemplate',
  query: z.object({
    projectId: formId,
    ...pageQuery,
    /** Only those that no department was asked for. */
    unassigned: formOptional(formBoolean),
    /** Only those that a model reads. */
    modelId: formOptional(formId),
    /** A part of the name, in either language. */
    text: formOptional(z.string().trim().max(limits.searchMax, 'rule.too-long')),
  }),
  encoding: 'none',
  response: reportItemPage,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  forms: ['reports'],
});

export const listUnconfirmedReports = defineCall({
  name: 'listUnconfirmedReports',
  summary:
    'Reports of the selected models with forms that are not confirmed, those with submitted forms first.',
  method: 'GET',
  path: '/gep/user/project/reportTemplate/unconfirmed',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(unconfirmedReport),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});

const departments = formOptional(formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long')));

export const saveReportTemplate = defineCall({
  name: 'saveReportTemplate',
  summary:
    'Names a report, sets its deadlines and the departments that have to fill it in. What is left out stays. A raster or vector file comes from one department.',
  method: 'POST',
  path: '/gep/user/project/reportTemplate',
  body: z.object({
    projectId: formId,
    inputKey,
    compareFlag: formOptional(compareFlag),
    /** Null: the name of the input. */
    name: formNullable(z.string().trim().max(limits.reportNameMax, 'rule.too-long')),
    submitDue: due,
    confirmDue: due,
    userIds: departments,
  }),
  encoding: 'form',
  response: reportTemplate,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['reports'],
});

/** Departments that get several reports, and that they are taken away from; of others they stay with those that have them. */
const assignment = {
  projectId: formId,
  items: formJson(z.array(reportPlace).min(1, 'rule.required').max(500)),
  /** Of a raster or vector file the one that is named takes the place of the one before. */
  added: departments,
  removed: departments,
};

export const previewAssignment = defineCall({
  name: 'previewAssignment',
  summary: 'What assignReports would do with the same departments, and who has the reports now.',
  method: 'POST',
  path: '/gep/user/project/reportTemplate/assignment/preview',
  body: z.object(assignment),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: assignmentEffect,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const assignReports = defineCall({
  name: 'assignReports',
  summary:
    'Hands several reports out to departments, or takes them away, all or none, with the same deadlines.',
  method: 'POST',
  path: '/gep/user/project/reportTemplate/assignment',
  body: z.object({ ...assignment, submitDue: due, confirmDue: due }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: z.array(reportTemplate),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['reports'],
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
  access: 'project-admin',
  subject: projectInQuery,
});
