import * as z from 'zod';
import { defineCall } from './protocol/define-call';
import { localText } from './protocol/shared-schemas';

/** A file that everybody may download: it holds no data of a project. */
export const download = z.object({
  key: z.string(),
  kind: z.enum(['guide', 'template']),
  name: localText,
  /** Of a template: the models that read its table. */
  models: z.array(localText),
});
export type Download = z.infer<typeof download>;

/** Whom to ask for help, and which programs run here. */
export const supportInfoEntity = z.object({
  /** Text of the operator; empty where there is none. */
  contact: z.string(),
  version: z.string(),
  /** Version of the tables of the database. */
  tables: z.string(),
  database: z.enum(['embedded', 'postgres']),
  node: z.string(),
});
export type SupportInfo = z.infer<typeof supportInfoEntity>;

export const listDownloads = defineCall({
  name: 'listDownloads',
  summary:
    'The files that everybody may download: guides, and blank templates of every table that a model reads.',
  method: 'GET',
  path: '/gep/user/download',
  encoding: 'none',
  response: z.array(download),
  payloadKey: 'data',
  access: 'public',
});

export const downloadFile = defineCall({
  name: 'downloadFile',
  summary: 'One of these files; a template in the language of the request.',
  method: 'GET',
  path: '/gep/user/download/:key',
  params: z.object({ key: z.string().min(1, 'rule.required').max(100) }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'public',
  binary: { when: 'always', type: 'application/octet-stream' },
});

export const supportInfo = defineCall({
  name: 'supportInfo',
  summary: 'Whom to ask for help, and which programs run here.',
  method: 'GET',
  path: '/gep/user/support',
  encoding: 'none',
  response: supportInfoEntity,
  payloadKey: 'data',
  access: 'session',
});
