import * as z from 'zod';
import { defineCall } from './protocol/define-call';
import { localText } from './protocol/shared-schemas';
import { reclassificationRow } from './input-inspection';

/** A ready mapping of a land-cover product onto the ecosystem types. */
export const reclassificationPreset = z.object({
  key: z.string(),
  name: localText,
  /** Each with what the makers of the product call the class. */
  rows: z.array(reclassificationRow.extend({ name: localText })),
});
export type ReclassificationPreset = z.infer<typeof reclassificationPreset>;

export const listReclassificationPresets = defineCall({
  name: 'listReclassificationPresets',
  summary: 'Ready mappings of widespread land-cover products onto the ecosystem types.',
  method: 'GET',
  path: '/gep/user/ecosystem/reclassification',
  encoding: 'none',
  response: z.array(reclassificationPreset),
  payloadKey: 'data',
  access: 'session',
});
