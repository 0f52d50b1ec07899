import * as z from 'zod';
import { formId, formInteger, formNumber, formOptional } from './form';
import { limits } from './limits';

/** A text in both languages of the product. */
export const localText = z.object({ zh: z.string(), en: z.string() });
export type LocalText = z.infer<typeof localText>;

/**
 * A fault or a warning about a user's data: a code of the error table, worded by the server in the language of the
 * request. `at` names the place (a field, a file, a row), `args` the values inside the sentence.
 */
export const problem = z.object({
  code: z.string(),
  message: z.string(),
  at: z.string().optional(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Problem = z.infer<typeof problem>;

/** 0 current year, 1 comparable year. */
export const compareFlag: z.ZodType<0 | 1, 0 | 1> = formNumber(
  z.union([z.literal(0), z.literal(1)]),
) as unknown as z.ZodType<0 | 1, 0 | 1>;

/** 3 partition statistics (polygons), 5 spatial result (raster). */
export const resultLayerType: z.ZodType<3 | 5, 3 | 5> = formNumber(
  z.union([z.literal(3), z.literal(5)]),
) as unknown as z.ZodType<3 | 5, 3 | 5>;

/**
 * Id of a model: its number up to `limits.models`, or `totalGep` for the total of a project. Which models there are is not
 * the contract's. Children are distinguished by their name key.
 */
export const modelId: z.ZodType<string, string> = formIdMatching(/^(?:[1-9]\d{0,2}|totalGep)$/);

/** Key of a model input or of a parameter, for example `landCover`. */
export const inputKey = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,40}$/, 'rule.key');

/** Extent `[minX, minY, maxX, maxY]`. */
export const extent = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** An instant as ISO 8601 text in UTC. */
export const instant = z.string();

/** Fields of a paged and sorted list. Page size 0 means all rows (at most 5000). */
export const pageQuery = {
  pageNum: formOptional(formInteger(1, 1_000_000)),
  pageSize: formOptional(formInteger(0, 1000)),
  sortField: formOptional(z.string().max(40)),
  sortOrder: formOptional(z.enum(['asc', 'desc'])),
};

/** A finite number. */
export const formReal = formNumber(z.number());

export const projectIdQuery = z.object({ projectId: formId });
export const projectIdBody = z.object({ projectId: formId });

function formIdMatching(pattern: RegExp): z.ZodType<string, string> {
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().regex(pattern, 'rule.model-id'),
  ) as unknown as z.ZodType<string, string>;
}

/** Largest count of rows of a table that a user enters. */
export const maxTableRows = limits.tableRows;

/** Values of ecosystem types, joined by commas. */
export const ecosystemValues = z.string().regex(/^(?:\d{1,3}(?:,\d{1,3})*)?$/, 'rule.key');
