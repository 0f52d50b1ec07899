import * as z from 'zod';
import { regionLevels } from './basic-setting';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formInteger, formOptional } from './protocol/form';

/**
 * Why there is no extent account: nothing was calculated, or one year alone; both years have the same land cover; the
 * calculation read none, or an older program made it.
 */
export const extentMissing = z.enum(['results', 'one-year', 'same', 'types']);
export type ExtentMissing = z.infer<typeof extentMissing>;

/** Rows of the account, in the order of table 4.1 of SEEA EA. */
export const extentEntry = z.enum([
  'opening',
  'additions',
  'managedExpansion',
  'unmanagedExpansion',
  'reductions',
  'managedReduction',
  'unmanagedReduction',
  'netChange',
  'closing',
]);
export type ExtentEntry = z.infer<typeof extentEntry>;

const extentDistrict = z.object({
  level: z.enum(regionLevels),
  code: z.string(),
  name: z.string(),
  /** hm². */
  area: z.number(),
  /** hm² of another type at the closing than at the opening. */
  changed: z.number(),
});
export type ExtentDistrict = z.infer<typeof extentDistrict>;

/** The extent account and the change matrix of the project or of one district. Areas are in hm². */
export const extentAccount = z.object({
  /** Null where there is an account; else all lists are empty. */
  missing: extentMissing.nullable(),
  /** hm² of a cell. */
  cellArea: z.number(),
  /** Columns; code 0 is for cells without a land type. */
  types: z.array(z.object({ code: z.number().int(), name: z.string() })),
  /** Null where the data do not tell. */
  rows: z.array(
    z.object({
      entry: extentEntry,
      byType: z.array(z.number().nullable()),
      total: z.number().nullable(),
    }),
  ),
  /** Cells by type at the opening, then at the closing: whole numbers, whose margins are exact. */
  cells: z.array(z.array(z.number().int())),
  /** From the highest level down, by code; none in the answer for one district. */
  districts: z.array(extentDistrict),
});
export type ExtentAccount = z.infer<typeof extentAccount>;

/** Levels of the tree of ecosystem types. */
export const typeLevel = formInteger(1, 3);

export const extentAccountCall = defineCall({
  name: 'extentAccount',
  summary:
    'The extent account and the change matrix between the land covers of the comparable and the current year (SEEA EA tables 4.1 and 4.2), of the project or of one district.',
  method: 'GET',
  path: '/gep/user/project/account/extent',
  query: z.object({
    projectId: formId,
    /** Code of a district; absent: the whole project. */
    code: formOptional(z.string().min(1).max(64)),
    /** Absent: 1. */
    typeLevel: formOptional(typeLevel),
  }),
  encoding: 'none',
  response: extentAccount,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
