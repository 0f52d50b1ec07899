import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId } from './protocol/form';

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
