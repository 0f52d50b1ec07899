import * as z from 'zod';
import type { SuperiorType } from './model-definition';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';
import { limits } from './protocol/limits';
import { instant, projectIdBody, projectIdQuery } from './protocol/shared-schemas';

/** The chapters of the report of an account, in their order. Texts that are written by hand hang on these ids. */
export const reportChapters = [
  'region',
  'indicators',
  'sources',
  'methods',
  'quantities',
  'values',
  'maps',
  'change',
  'quality',
  'annexes',
] as const;
export type ReportChapter = (typeof reportChapters)[number];

export const reportFormat = z.enum(['pdf', 'docx']);
export type ReportFormat = z.infer<typeof reportFormat>;

/** Types of the files of a report. */
export const reportTypes: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Ramps of results by kind of service, all fit for colour-blind readers: a map shows at a glance what it is about. */
export const resultRamps: Readonly<Record<SuperiorType | 'total', string>> = {
  production: 'YlOrBr',
  regulation: 'YlGn',
  culture: 'RdPu',
  total: 'YlGnBu',
};

const path = '/gep/user/project/account/report';

export const accountReport = defineCall({
  name: 'accountReport',
  summary:
    'The report of the account as a PDF or DOCX file, in the language of the request or that of `language`: region, ' +
    'indicators, data sources, methods, quantities, values, maps, change, quality control and annexes.',
  method: 'GET',
  path,
  query: z.object({ projectId: formId, format: reportFormat, language: z.enum(['zh', 'en']).optional() }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: 'application/pdf' },
});

/** What a chapter of the report holds, and what was written for it by hand. */
export const reportChapter = z.object({
  id: z.enum(reportChapters),
  /** Words, in the language of the request. */
  title: z.string(),
  tables: z.number().int(),
  maps: z.number().int(),
  /** Why parts of it are empty, in sentences. */
  notes: z.array(z.string()),
  /** Written by hand in the language that was asked for; empty: nothing. It is put before what is generated. */
  text: z.string(),
  /** Account of who saved the text last, and when; null without one. */
  savedBy: z.string().nullable(),
  savedTime: instant.nullable(),
});
export type ReportChapterView = z.infer<typeof reportChapter>;

const reportLanguage = z.enum(['zh', 'en']);

export const listReportChapters = defineCall({
  name: 'listReportChapters',
  summary:
    'The chapters of the report in a language: what is generated for each, and the text written by hand.',
  method: 'GET',
  path: `${path}/chapters`,
  query: projectIdQuery.extend({ language: reportLanguage }),
  encoding: 'none',
  response: z.array(reportChapter),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['reportTexts'],
});

export const saveReportText = defineCall({
  name: 'saveReportText',
  summary:
    'Saves the text of a chapter in a language; an empty one removes it. It is part of every later report.',
  method: 'PUT',
  path: `${path}/text`,
  body: projectIdBody.extend({
    chapter: z.enum(reportChapters),
    language: reportLanguage,
    text: z.string().max(limits.reportText, 'rule.too-long'),
  }),
  encoding: 'json',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['reportTexts'],
});
