import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import type { Subject } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { paged } from './protocol/envelope';
import { formBoolean, formId, formInteger, formJson, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { rasterPreflight } from './preflight';
import { returnReasonRule } from './protocol/rules';
import { inputKey, pageQuery } from './protocol/shared-schemas';
import {
  cellConflict,
  reportCell,
  reportColumn,
  reportComment,
  reportExplanation,
  reportFinding,
  reportForm,
  reportSummary,
  workbookConflict,
} from './report-entity';
import { formState } from './report-state';
import { due } from './report-template';

const { pageNum, pageSize } = pageQuery;

const reportFormFrom = (place: Subject['in']): Subject => ({
  kind: 'report-form',
  in: place,
  key: 'reportFormId',
});

export const listReportForms = defineCall({
  name: 'listReportForms',
  summary:
    'The report forms of a project without their contents, paged, what has to be done first coming first: a department gets its own, the owner all.',
  method: 'GET',
  path: '/gep/user/project/reportForm/list',
  query: z.object({
    projectId: formId,
    pageNum,
    pageSize,
    formState: formOptional(formState),
    /** Only those that are due and not handed in. */
    overdue: formOptional(formBoolean),
    /** Only those of a department. */
    userId: formOptional(formId),
    /** A part of the name of the report, in either language, or of the department. */
    text: formOptional(z.string().trim().max(limits.searchMax, 'rule.too-long')),
  }),
  encoding: 'none',
  response: paged(reportSummary).extend({
    /** How many there are in each state and in all, whichever are asked for. */
    counts: z.record(formState, z.number().int()),
    overdueCount: z.number().int(),
  }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const saveReportForm = defineCall({
  name: 'saveReportForm',
  summary:
    'Saves cells and explanations of a table form. Cells that were changed since the named revision are answered as conflicts and kept.',
  method: 'POST',
  path: '/gep/user/project/reportForm',
  body: z.object({
    reportFormId: formId,
    /** The revision that the sender has seen. */
    revision: z.coerce.number().int().min(0),
    /** A row that is not there yet is added. */
    changes: formOptional(
      formJson(
        z
          .array(
            z.object({
              row: z.string().regex(/^[\w-]{1,64}$/, 'rule.characters'),
              column: inputKey,
              value: reportCell,
            }),
          )
          .max(limits.reportChanges, 'rule.too-long'),
      ),
    ),
    removedRows: formOptional(formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long'))),
    /** Those of other findings stay; an empty text takes one away. */
    explanations: formOptional(formJson(z.array(reportExplanation).max(limits.tableRows, 'rule.too-long'))),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: z.object({
    revision: z.number().int(),
    formState,
    conflicts: z.array(cellConflict),
    findings: z.array(reportFinding),
  }),
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('body'),
});

export const uploadReportFile = defineCall({
  name: 'uploadReportFile',
  summary:
    'Takes the file of a report form: a raster or vector file as it is, a filled-in workbook or CSV as the cells of a table form. A table with faults changes nothing; refusedReportFile answers it with the reasons. A workbook leaves cells alone that it did not change, and names those that others have changed, too.',
  method: 'POST',
  path: '/gep/user/project/reportForm/file',
  query: z.object({ reportFormId: formId }),
  encoding: 'multipart',
  files: { field: 'files', many: true },
  response: reportForm.extend({ conflicts: z.array(workbookConflict) }),
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

export const getReportForm = defineCall({
  name: 'getReportForm',
  summary:
    'One report form with its rows, what checks find in them, and its versions. With a version its rows and findings are those that were handed in then.',
  method: 'GET',
  path: '/gep/user/project/reportForm',
  query: z.object({ reportFormId: formId, version: formOptional(formInteger(1, 1_000_000)) }),
  encoding: 'none',
  response: reportForm,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

export const preflightReportForm = defineCall({
  name: 'preflightReportForm',
  summary:
    'Looks at the raster of a report form inside the region, as preflightModelFile does at that of an input.',
  method: 'GET',
  path: '/gep/user/project/reportForm/preflight',
  query: z.object({ reportFormId: formId }),
  encoding: 'none',
  response: rasterPreflight,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

export const setReportFormState = defineCall({
  name: 'setReportFormState',
  summary:
    'Hands a report form in (SUBMITTED), or takes it back before it was reviewed (DRAFT); the department only. Refused with faults, or with findings that lack an explanation.',
  method: 'POST',
  path: '/gep/user/project/reportForm/state',
  body: z.object({ reportFormId: formId, formState: z.enum(['SUBMITTED', 'DRAFT']) }),
  encoding: 'form',
  response: reportForm,
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('body'),
});

export const reviewReportForm = defineCall({
  name: 'reviewReportForm',
  summary: 'Confirms a report form, or sends it back with a reason and comments on cells; the owner only.',
  method: 'POST',
  path: '/gep/user/project/reportForm/review',
  body: z
    .object({
      reportFormId: formId,
      formState: z.enum(['CONFIRMED', 'RETURNED']),
      /** The version that was read: another is not decided on. */
      version: formOptional(formInteger(1, 1_000_000)),
      reason: formOptional(returnReasonRule),
      comments: formOptional(formJson(z.array(reportComment).max(limits.tableRows, 'rule.too-long'))),
    })
    .refine(({ formState, reason }) => formState === 'CONFIRMED' || Boolean(reason), {
      path: ['reason'],
      message: 'rule.required',
    }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: reportForm,
  payloadKey: 'data',
  access: 'project-admin',
  subject: reportFormFrom('body'),
  blockedWhileCalculating: true,
});

export const cancelConfirmation = defineCall({
  name: 'cancelConfirmation',
  summary:
    'Cancels the confirmation of a report form, whose data leave the inputs of the models; the owner only.',
  method: 'GET',
  path: '/gep/user/project/reportForm/confirm',
  query: z.object({ reportFormId: formId }),
  encoding: 'none',
  response: reportForm,
  payloadKey: 'data',
  access: 'project-admin',
  subject: reportFormFrom('query'),
  blockedWhileCalculating: true,
});

export const extendReportForm = defineCall({
  name: 'extendReportForm',
  summary: 'Gives a department more time for a form; null: the deadline of the report counts again.',
  method: 'PUT',
  path: '/gep/user/project/reportForm/due',
  body: z.object({ reportFormId: formId, submitDue: due }),
  encoding: 'form',
  response: reportSummary,
  payloadKey: 'data',
  access: 'project-admin',
  subject: reportFormFrom('body'),
});

export const reportFormTemplate = defineCall({
  name: 'reportFormTemplate',
  summary: 'Columns that a report form expects.',
  method: 'GET',
  path: '/gep/user/project/reportForm/template',
  query: z.object({ reportFormId: formId, type: formOptional(z.string().max(40)) }),
  encoding: 'none',
  response: z.array(reportColumn),
  payloadKey: 'data',
  access: 'report-writer',
  subject: reportFormFrom('query'),
});

/** A workbook for those who may see a form. */
const workbookOfForm = {
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'report-writer',
  subject: reportFormFrom('query'),
  binary: {
    when: 'always',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

export const reportFormTemplateFile = defineCall({
  name: 'reportFormTemplateFile',
  summary: 'The workbook of a table form, with what is filled in so far.',
  method: 'GET',
  path: '/gep/user/project/reportForm/templateFile',
  query: z.object({ reportFormId: formId, type: formOptional(z.string().max(40)) }),
  ...workbookOfForm,
});

export const refusedReportFile = defineCall({
  name: 'refusedReportFile',
  summary:
    'The table that was refused last for a form, as its workbook with a column of reasons. Kept for a day, or until a table is taken.',
  method: 'GET',
  path: '/gep/user/project/reportForm/refusedFile',
  query: z.object({ reportFormId: formId }),
  ...workbookOfForm,
});
