import * as z from 'zod';
import { typeLevel } from './extent-account';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { assetChoices, figureEntry, figureGroup } from './figure-place';
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

/** Which figure a cell is, beside what all of its table have: see `getFigure`. */
const cellFigure = z.object({
  id: z.string(),
  output: z.enum(['value', 'function']),
  type: z.number().int().optional(),
  group: figureGroup.optional(),
  withIntermediate: z.boolean().optional(),
  withAbiotic: z.boolean().optional(),
  entry: figureEntry.optional(),
  before: z.number().int().optional(),
});
/** A figure in a cell of a table of SEEA EA. */
export type SeeaCellFigure = z.infer<typeof cellFigure>;

/** A section has no figures; `memo` follows the totals. */
const seeaRow = z.object({
  title: z.string(),
  /** 0, 1 or 2: how deep its title is set. */
  indent: z.number().int(),
  kind: z.enum(['section', 'entry', 'total', 'memo']),
  /** By column; null for what is not known or not applicable. */
  cells: z.array(z.union([z.number(), z.string(), z.null()])),
  /** By column; null for any other cell. */
  figures: z.array(cellFigure.nullable()),
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
  ...assetChoices,
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
