import * as z from 'zod';
import { defineCall } from './protocol/define-call';

/** A node of the tree of ecosystem types, flat with the value of its parent. */
export const ecosystemType = z.object({
  value: z.string(),
  name: z.string(),
  nameEn: z.string(),
  parentValue: z.string().nullable(),
  level: z.number().int(),
});
export type EcosystemType = z.infer<typeof ecosystemType>;

export const listEcosystemTypes = defineCall({
  name: 'listEcosystemTypes',
  summary: 'All ecosystem types.',
  method: 'GET',
  path: '/gep/user/ecosystem/all',
  encoding: 'none',
  response: z.array(ecosystemType),
  payloadKey: 'data',
  access: 'session',
});
