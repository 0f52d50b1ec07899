import * as z from 'zod';
import { localText } from './common';

/**
 * The definition of a model as the console needs it: which inputs and parameters it takes, with words, units, bounds
 * and defaults. Computation is the server's.
 */

const bound = z.number().nullable();

/** Shown or needed only while a choice or switch parameter of the model has one of these values. */
export const condition = z.object({
  parameter: z.string(),
  equals: z.array(z.union([z.string(), z.boolean()])),
});

export const inputKind = z.enum(['raster', 'class-raster', 'multi-band-raster', 'vector', 'table']);

export const inputDefinition = z.object({
  /** Same key, same file: one upload serves every model of the project that has the key. */
  key: z.string(),
  name: localText,
  help: localText.optional(),
  kind: inputKind,
  unit: z.string(),
  required: z.boolean(),
  /** One number for all pixels may stand for the file. */
  plain: z.boolean(),
  plainDefault: z.number().nullable(),
  /** Outside: a warning. */
  expected: z.object({ min: bound, max: bound }).nullable(),
  /** Outside: an error. */
  physical: z.object({ min: bound, max: bound }).nullable(),
  /** Columns that a table, or the attributes of a vector file, must have. */
  columns: z.array(z.object({ key: z.string(), name: localText, unit: z.string() })),
  when: condition.nullable(),
});
export type InputDefinition = z.infer<typeof inputDefinition>;

const tableCell = z.union([z.string(), z.number(), z.null()]);
export const tableRow = z.record(z.string(), tableCell);
export type TableRow = z.infer<typeof tableRow>;

const parameterBase = {
  key: z.string(),
  name: localText,
  help: localText.optional(),
  unit: z.string(),
  /** The default is a stand-in that the user should replace by a local value. */
  placeholder: z.boolean(),
  when: condition.nullable(),
};

/** Bounds of a number; `exclusiveMin` means the minimum itself is not allowed. */
const numberBounds = { min: bound, max: bound, exclusiveMin: z.boolean(), integer: z.boolean() };

export const tableColumn = z.object({
  key: z.string(),
  name: localText,
  /** `ecosystem-type`: a code of the ecosystem tree. */
  kind: z.enum(['ecosystem-type', 'text', 'number', 'integer']),
  unit: z.string(),
  min: bound,
  max: bound,
  /** Values of this column may not repeat. */
  unique: z.boolean(),
});

export const parameterDefinition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), ...parameterBase, ...numberBounds, default: z.number() }),
  /** A list of numbers: storm depths, a ratio. */
  z.object({
    kind: z.literal('numbers'),
    ...parameterBase,
    ...numberBounds,
    minCount: z.number().int(),
    maxCount: z.number().int(),
    default: z.array(z.number()),
  }),
  /** A price: current year, and comparable year (null: the current one). */
  z.object({ kind: z.literal('price'), ...parameterBase, ...numberBounds, default: z.number() }),
  z.object({
    kind: z.literal('choice'),
    ...parameterBase,
    options: z.array(z.object({ value: z.string(), name: localText })),
    default: z.string(),
  }),
  z.object({ kind: z.literal('switch'), ...parameterBase, default: z.boolean() }),
  z.object({
    kind: z.literal('table'),
    ...parameterBase,
    columns: z.array(tableColumn),
    minRows: z.number().int(),
    default: z.array(tableRow),
  }),
]);
export type ParameterDefinition = z.infer<typeof parameterDefinition>;

/** Value of a parameter, by its kind: number, list, price, choice, switch, table. */
export const parameterValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.number()),
  z.object({ current: z.number(), comparable: z.number().nullable() }),
  z.array(tableRow).max(2000, 'rule.too-long'),
]);
export type ParameterValue = z.infer<typeof parameterValue>;

export const superiorType = z.enum(['production', 'regulation', 'culture']);
export type SuperiorType = z.infer<typeof superiorType>;

export const modelDefinition = z.object({
  /** `1` to `22`. */
  modelId: z.string(),
  slug: z.string(),
  name: localText,
  group: superiorType,
  functionUnit: z.string(),
  /** False for models without a monetary value (11). */
  hasValue: z.boolean(),
  inputKind: z.string(),
  inputs: z.array(inputDefinition),
  parameters: z.array(parameterDefinition),
  /** Methods or pollutants that appear as children of the model in results. */
  children: z.array(z.object({ key: z.string(), name: localText })),
});
export type ModelDefinition = z.infer<typeof modelDefinition>;
