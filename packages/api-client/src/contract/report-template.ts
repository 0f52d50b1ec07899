import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formJson, formNullable, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag, inputKey, projectIdQuery } from './protocol/shared-schemas';
import { reportItem, reportTemplate, reportYear, unconfirmedReport } from './report-entity';

export const due = formNullable(z.iso.datetime({ offset: true, error: 'rule.date' }));

export const listReportItems = defineCall({
  name: 'listReportItems',
  summary:
    'Every data file and table of the selected models, with the departments that it was handed out to.',
  method: 'GET',
  path: '/gep/user/project/reportTemplate',
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(reportItem),
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
    userIds: formOptional(formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long'))),
  }),
  encoding: 'form',
  response: reportTemplate,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['reports'],
});

export const assignReports = defineCall({
  name: 'assignReports',
  summary: 'Hands several reports out to the same departments, with the same deadlines.',
  method: 'POST',
  path: '/gep/user/project/reportTemplate/assignment',
  body: z.object({
    projectId: formId,
    items: formJson(
      z
        .array(z.object({ inputKey, compareFlag: reportYear }))
        .min(1, 'rule.required')
        .max(500),
    ),
    userIds: formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long')),
    submitDue: due,
    confirmDue: due,
  }),
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
