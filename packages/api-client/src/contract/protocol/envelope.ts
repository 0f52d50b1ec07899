import * as z from 'zod';

/** Code of every successful response. */
export const SUCCESS = '00000';

/** The envelope around every payload. Calls of the style library carry `result` beside `data`. */
export const envelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.unknown().optional(),
  result: z.unknown().optional(),
  /** Where a refused input is wrong, for example `body.userName`. */
  at: z.string().optional(),
  /** All faults of a refused upload or input, when there is more than one. */
  problems: z.array(z.unknown()).optional(),
});
export type Envelope = z.infer<typeof envelope>;

/**
 * A page of rows and the count of all rows.
 * @example
 * paged(z.string()).parse({ data: ['a'], totalCount: 1 }); // { data: ['a'], totalCount: 1 }
 */
export function paged<S extends z.ZodType>(row: S) {
  return z.object({ data: z.array(row), totalCount: z.number().int().min(0) });
}

/** The payload of calls that only succeed or fail. */
export const nothing = z.unknown().transform((): null => null);
