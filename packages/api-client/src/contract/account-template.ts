import * as z from 'zod';
import { reportChapters, reportTypes } from './account-report';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';
import { limits } from './protocol/limits';
import { instant } from './protocol/shared-schemas';

/** Placeholders of a template that stand for a text: `{{title}}`. */
export const templateTexts = [
  'title',
  'header',
  'project',
  'year',
  'authority',
  'approval',
  'number',
  'date',
] as const;
export type TemplateText = (typeof templateTexts)[number];

/** Placeholders that stand for paragraphs, and fill a paragraph alone: cover, contents, the chapters left over. */
export const templateBlocks = ['cover', 'contents', 'chapters'] as const;

/** All placeholders of a template; `{{chapter.values}}` is one chapter. */
export const templatePlaceholders: readonly string[] = [
  ...templateTexts,
  ...templateBlocks,
  ...reportChapters.map((id) => `chapter.${id}`),
];

const path = '/gep/user/project/account/report/template';
const templateQuery = z.object({ projectId: formId, language: z.enum(['zh', 'en']) });

/** The template of a project for the reports of a language. */
export const accountTemplate = z.object({
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Chapters that it has no place for, in the order of the report. */
  left: z.array(z.enum(reportChapters)),
  /** Account of who stored it, and when. */
  savedBy: z.string(),
  savedTime: instant,
});
export type AccountTemplate = z.infer<typeof accountTemplate>;

export const getAccountTemplate = defineCall({
  name: 'getAccountTemplate',
  summary: 'The template that reports in Word (DOCX) are written into; null where it is the built-in one.',
  method: 'GET',
  path,
  query: templateQuery,
  encoding: 'none',
  response: accountTemplate.nullable(),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const accountTemplateFile = defineCall({
  name: 'accountTemplateFile',
  summary: 'The stored template as a file, or the built-in one to begin with.',
  method: 'GET',
  path: `${path}/file`,
  query: templateQuery.extend({ which: z.enum(['own', 'start']) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'always', type: reportTypes.docx },
});

export const uploadAccountTemplate = defineCall({
  name: 'uploadAccountTemplate',
  summary:
    'Stores a Word document (DOCX) with placeholders as the template of the reports of a language, in the place of the one before. Macros, controls, embedded objects, external content and unknown placeholders are refused.',
  method: 'POST',
  path,
  query: templateQuery,
  encoding: 'multipart',
  files: { field: 'files', many: false, bytes: limits.templateBytes },
  response: accountTemplate,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});

export const deleteAccountTemplate = defineCall({
  name: 'deleteAccountTemplate',
  summary: 'Goes back to the built-in template for the reports of a language.',
  method: 'DELETE',
  path,
  query: templateQuery,
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});
