import * as z from 'zod';

/**
 * Readers for values that travel as form fields (text) or as JSON. The schema's declared input is the natural type,
 * so that callers in TypeScript write numbers and booleans; text is also accepted, because a form knows only text.
 */
export type FormSchema<S extends z.ZodType> = z.ZodType<z.output<S>, z.input<S>>;

function reading<S extends z.ZodType>(read: (value: unknown) => unknown, schema: S): FormSchema<S> {
  return z.preprocess(read, schema) as unknown as FormSchema<S>;
}

function textToNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

function textToBoolean(value: unknown): unknown {
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0) return false;
  return value;
}

function textToJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * A finite number, given as number or as decimal text.
 * @example
 * formNumber(z.number()).parse('2.5'); // 2.5
 */
export function formNumber<S extends z.ZodType<number>>(schema: S): FormSchema<S> {
  return reading(textToNumber, schema);
}

/** A boolean, given as boolean, 0/1, or the texts `true false 1 0`. */
export const formBoolean: z.ZodType<boolean, boolean> = reading(textToBoolean, z.boolean());

/**
 * A nested value, given as JSON value or as JSON text. Text that is not JSON fails the schema.
 * @example
 * formJson(z.array(z.number())).parse('[1, 2]'); // [1, 2]
 */
export function formJson<S extends z.ZodType>(schema: S): FormSchema<S> {
  return reading(textToJson, schema);
}

/**
 * An optional field; an empty text counts as left out.
 * @example
 * formOptional(z.string()).parse(''); // undefined
 */
export function formOptional<S extends z.ZodType>(schema: S): z.ZodOptional<FormSchema<z.ZodOptional<S>>> {
  return z.optional(reading((value) => (value === '' ? undefined : value), schema.optional()));
}

/**
 * An optional field that can also be cleared: null, `null` or an empty text mean null.
 * @example
 * formNullable(z.string()).parse('null'); // null
 */
export function formNullable<S extends z.ZodType>(schema: S): z.ZodOptional<FormSchema<z.ZodNullable<S>>> {
  return z.optional(reading((value) => (value === '' || value === 'null' ? null : value), schema.nullable()));
}

/** An id: text of 1-64 characters; a number is read as its decimal text. */
export const formId: z.ZodType<string, string> = reading(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().min(1, 'rule.required').max(64, 'rule.too-long'),
);

/**
 * A whole number inside closed bounds.
 * @example
 * formInteger(1, 12).parse('7'); // 7
 * formInteger(1, 12).safeParse(13).success; // false
 */
export function formInteger(min: number, max: number): z.ZodType<number, number> {
  return formNumber(z.number().int('rule.integer').min(min, 'rule.range').max(max, 'rule.range'));
}
