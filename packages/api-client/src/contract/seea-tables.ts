import * as z from 'zod';
import { typeLevel } from './extent-account';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formInteger, formNumber, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag } from './protocol/shared-schemas';

export const seeaTableKey = z.enum(['4.1', '4.2', '7.1a', '7.1b', '9.1a', '9.1b', '10.1', 'services']);
export type SeeaTableKey = z.infer<typeof seeaTableKey>;

/** A column; `applies` is false for the grey ones of the standard, where nothing can be entered. */
const seeaColumn = z.object({
  title: z.string(),
  /** What several columns have above them; null without it. */
  group: z.string().nullable(),
  applies: z.boolean(),
});

/** A section has no figures; `memo` follows the totals. */
const seeaRow = z.object({
  title: z.string(),
  /** 0, 1 or 2: how deep its title is set. */
  indent: z.number().int(),
  kind: z.enum(['section', 'entry', 'total', 'memo']),
  /** By column; null for what is not known or not applicable. */
  cells: z.array(z.union([z.number(), z.string(), z.null()])),
});

/** A table in the layout of the standard. */
export const seeaTable = z.object({
  key: seeaTableKey,
  /** Words, in the language of the request. */
  title: z.string(),
  /** Of all figures; empty where rows have their units. */
  unit: z.string(),
  /** Title of the column of row titles. */
  head: z.string(),
  columns: z.array(seeaColumn),
  rows: z.array(seeaRow),
  /** Why there are no rows; null where there are. */
  missing: z.string().nullable(),
  notes: z.array(z.string()),
});
export type SeeaTable = z.infer<typeof seeaTable>;

const query = z.object({
  projectId: formId,
  /** The year of tables 7.1 and 9.1; absent: the current one. */
  compareFlag: formOptional(compareFlag),
  /** Absent: 1. */
  typeLevel: formOptional(typeLevel),
  /** % a year, of table 10.1; absent: 2. */
  discountRate: formOptional(
    formNumber(
      z.number().min(limits.discountRate.min, 'rule.range').max(limits.discountRate.max, 'rule.range'),
    ),
  ),
  /** Years, of table 10.1; absent: 100. */
  assetLife: formOptional(formInteger(limits.assetLife.min, limits.assetLife.max)),
  /**
   * What changes of yields are in table 10.1: reappraisals, as there is no condition account, or enhancement and
   * degradation, as if condition had moved like the yields. Absent: reappraisals.
   */
  yields: formOptional(z.enum(['reappraisal', 'condition'])),
});
export type SeeaQuery = z.infer<typeof query>;

const shared = {
  method: 'GET',
  query,
  encoding: 'none',
  access: 'project-reader',
  subject: projectInQuery,
} as const;

export const seeaTables = defineCall({
  ...shared,
  name: 'seeaTables',
  summary:
    'The tables of SEEA EA of a project in their published layouts: extent (4.1, 4.2), supply and use (7.1, 9.1), monetary assets (10.1), and the roles and default users of services.',
  path: '/gep/user/project/account/seea',
  response: z.array(seeaTable),
  payloadKey: 'data',
});

export const seeaFile = defineCall({
  ...shared,
  name: 'seeaFile',
  summary: 'The tables of SEEA EA of a project as a workbook, a sheet each.',
  path: '/gep/user/project/account/seeaFile',
  response: z.unknown(),
  payloadKey: 'none',
  binary: { when: 'always', type: 'application/octet-stream' },
});
