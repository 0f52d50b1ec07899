import * as z from 'zod';
import { paged } from './protocol/envelope';
import { limits } from './protocol/limits';
import { inputKey, instant, localText, problem } from './protocol/shared-schemas';
import { tableDefinition } from './model-definition';
import { formState } from './report-state';

export const reportCell = z.union([z.string().max(limits.reportCell, 'rule.too-long'), z.number(), z.null()]);
export type ReportCell = z.infer<typeof reportCell>;

const formType = z.enum(['RASTER', 'VECTOR', 'TABLE']);
export const reportYear = z.union([z.literal(0), z.literal(1)]);
/** Who did something to a form. The account is for the owner and for the department itself, for others empty. */
const doer = z.object({ userId: z.string(), userName: z.string() });

/** A row of a table form: its id never changes, its cells are by the key of their column. */
export const reportRow = z.object({ id: z.string(), cells: z.record(z.string(), reportCell) });
export type ReportRow = z.infer<typeof reportRow>;

/** A column of a table form. */
export const reportColumn = z.object({
  key: z.string(),
  name: localText,
  unit: localText,
  type: z.enum(['district', 'number', 'text', 'types']),
  optional: z.boolean(),
  /** Lowest and highest number; null is an open end. */
  bounds: z.tuple([z.number().nullable(), z.number().nullable()]),
  /** Allowed texts; null: any. */
  options: z.array(z.object({ value: z.string(), name: localText })).nullable(),
});
export type ReportColumn = z.infer<typeof reportColumn>;

/** What the raster or vector file of a form has to hold. */
export const reportFile = z.object({
  help: localText.nullable(),
  /** Of the cells of a raster; empty for a vector. */
  unit: localText,
  /** Lowest and highest usual value of a raster; null is an open end. */
  expected: reportColumn.shape.bounds,
  /** Attributes of a vector. */
  fields: z.array(reportColumn.pick({ key: true, name: true, unit: true, optional: true })),
});
export type ReportFile = z.infer<typeof reportFile>;

/** A data file or table that the selected models read, as it is handed out to departments. */
export const reportItem = z.object({
  inputKey: z.string(),
  compareFlag: reportYear,
  type: formType,
  /** The name of the report: that of the input, unless the owner has given another. */
  name: localText,
  /** Empty where the owner has given none. */
  givenName: z.string(),
  inputName: localText,
  /** Null while it was never named or handed out. */
  reportTemplateId: z.string().nullable(),
  models: z.array(z.object({ modelId: z.string(), name: localText })),
  submitDue: instant.nullable(),
  confirmDue: instant.nullable(),
  /** Whether the models have data for it, from a form or otherwise. */
  supplied: z.boolean(),
  /** How many departments it was handed out to. */
  formCount: z.number().int(),
  /** The first of them by name. */
  deptNames: z.array(z.string()),
});
export type ReportItem = z.infer<typeof reportItem>;

/** One report among all: an input in a year. */
export const reportPlace = z.object({ inputKey, compareFlag: reportYear });
export type ReportPlace = z.infer<typeof reportPlace>;

/** A page of reports. */
export const reportItemPage = paged(reportItem).extend({
  /** Those of all pages. */
  matching: z.array(reportPlace),
  /** How many there are in all, whichever are asked for. */
  counts: z.object({ all: z.number().int(), unassigned: z.number().int() }),
  /** The models that read any of them. */
  models: z.array(z.object({ modelId: z.string(), name: localText })),
  /** Whether there are those of two years. */
  bothYears: z.boolean(),
});
export type ReportItemPage = z.infer<typeof reportItemPage>;

/** A deadline of several reports: `same` where all have it. */
const commonDue = z.object({ same: z.boolean(), due: instant.nullable() });

/** What an assignment would do, and what is there before it. */
export const assignmentEffect = z.object({
  /** Who has how many of the reports now. */
  held: z.array(z.object({ userId: z.string(), forms: z.number().int() })),
  /** Whether a raster or vector file is among them, which comes from one department. */
  oneFile: z.boolean(),
  submitDue: commonDue,
  confirmDue: commonDue,
  added: z.number().int(),
  taken: z.number().int(),
  /** Of those taken, the ones that a department has worked on. */
  lost: z.number().int(),
  /** The first of these. */
  lostForms: z.array(z.object({ name: localText, deptName: z.string(), formState })),
  /** A form that would be taken though it is confirmed: the assignment is refused. */
  confirmed: z.object({ name: localText, deptName: z.string() }).nullable(),
  /** A file that several departments would supply: the assignment is refused. */
  tooMany: localText.nullable(),
});
export type AssignmentEffect = z.infer<typeof assignmentEffect>;

export const reportTemplate = z.object({
  id: z.string(),
  projectId: z.string(),
  inputKey: z.string(),
  compareFlag: reportYear,
  /** Empty: the name of the input. */
  name: z.string(),
  submitDue: instant.nullable(),
  confirmDue: instant.nullable(),
  /** Departments that have to fill it in. */
  userIds: z.array(z.string()),
});
export type ReportTemplate = z.infer<typeof reportTemplate>;

/** A report with forms that are not confirmed. */
export const unconfirmedReport = z.object({
  reportTemplateId: z.string(),
  name: localText,
  compareFlag: reportYear,
  /** How many forms are not confirmed, and how many of them were submitted. */
  forms: z.number().int(),
  submitted: z.number().int(),
  /** The first departments of these forms, those that have submitted before the others. */
  departments: z.array(z.object({ deptName: z.string(), formState })),
});
export type UnconfirmedReport = z.infer<typeof unconfirmedReport>;

/** A form in a list: what has to be done with it, without its contents. */
export const reportSummary = z.object({
  reportFormId: z.string(),
  reportTemplateId: z.string(),
  projectId: z.string(),
  inputKey: z.string(),
  compareFlag: reportYear,
  name: localText,
  type: formType,
  userId: z.string(),
  deptName: z.string(),
  formState,
  /** With the extension of this department, if it has one. */
  submitDue: instant.nullable(),
  confirmDue: instant.nullable(),
  isExtended: z.boolean(),
  /** Percent, 0-100; 100 once it was handed in. */
  fillProgress: z.number().int(),
  /** How often it was handed in. */
  version: z.number().int(),
  fileName: z.string().nullable(),
  updateTime: instant.nullable(),
  submitTime: instant.nullable(),
  confirmTime: instant.nullable(),
  /** Why it was sent back last; empty otherwise. */
  returnReason: z.string(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** What a check found in a form. */
export const reportFinding = z.object({
  /**
   * Stays the same while the finding does: explanations are kept by it. That of a row is `CODE/row/column`; an explanation
   * with the key `CODE/*`, then `/column`, serves all rows of the column.
   */
  key: z.string(),
  /** `forced`: cannot be handed in. `explain`: can be, with a written explanation. */
  kind: z.enum(['forced', 'explain']),
  message: z.string(),
  /** Null where it is about more than a row or a column. */
  row: z.string().nullable(),
  column: z.string().nullable(),
});
export type ReportFinding = z.infer<typeof reportFinding>;

export const reportExplanation = z.object({
  key: z.string().max(200),
  text: z.string().max(limits.explanationMax, 'rule.too-long'),
});
export const reportComment = z.object({
  row: z.string().max(64),
  column: z.string().max(41),
  text: z.string().trim().min(1, 'rule.required').max(limits.explanationMax, 'rule.too-long'),
});
export type ReportExplanation = z.infer<typeof reportExplanation>;
export type ReportComment = z.infer<typeof reportComment>;

/** One handing in of a form, and what the owner made of it. */
export const reportVersion = z.object({
  version: z.number().int(),
  submittedBy: doer.nullable(),
  submitTime: instant,
  /** The file that was handed in, of a raster or vector form. */
  fileName: z.string().nullable(),
  explanations: z.array(reportExplanation),
  /** Null while it waits for a review, or was withdrawn. */
  decision: z.enum(['CONFIRMED', 'RETURNED']).nullable(),
  decidedBy: doer.nullable(),
  decideTime: instant.nullable(),
  reason: z.string(),
  comments: z.array(reportComment),
  /** Cells that are not as in the version before: rows that came or went have one for each of their cells. */
  changes: z.array(z.object({ row: z.string(), column: z.string(), before: reportCell, after: reportCell })),
});
export type ReportVersion = z.infer<typeof reportVersion>;

export const reportForm = reportSummary.extend({
  columns: z.array(reportColumn),
  /** What is expected of its file; null where it is a table. */
  file: reportFile.nullable(),
  /** What a table form is judged by, also while it is filled in; null where it takes a file. */
  definition: tableDefinition.nullable(),
  /** Where its data usually come from; null where nothing is known. */
  origin: localText.nullable(),
  /** What its figures are compared with: those of its districts in the year before or the comparable one. */
  earlier: z
    .object({
      rows: z.array(
        z.object({
          district: z.string().nullable(),
          values: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])),
        }),
      ),
      isYearBefore: z.boolean(),
    })
    .nullable(),
  /** The districts that the department may report on. */
  districts: z.array(z.object({ code: z.string(), name: z.string() })),
  rows: z.array(reportRow),
  /** Whether a district may have several rows, so that rows can be added. */
  growing: z.boolean(),
  /** Counts the saves of cells. */
  revision: z.number().int(),
  findings: z.array(reportFinding),
  /** Of the work at hand; those of versions are with them. */
  explanations: z.array(reportExplanation),
  warnings: z.array(problem),
  /** Newest first. */
  versions: z.array(reportVersion),
});
export type ReportForm = z.infer<typeof reportForm>;

/** A cell that a workbook has changed, and somebody else since the workbook was made; it was not overwritten. */
export const workbookConflict = z.object({
  row: z.string(),
  column: z.string(),
  /** What the workbook says. */
  mine: reportCell,
  /** What the form held when the workbook was made. */
  base: reportCell,
});

/** A cell that somebody else changed since the revision that the sender has seen; it was not overwritten. */
export const cellConflict = z.object({
  row: z.string(),
  column: z.string(),
  theirs: reportCell,
});
