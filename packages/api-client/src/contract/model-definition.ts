import * as z from 'zod';
import { condition } from './condition';
import type { Condition } from './condition';
import { tableCheck } from './table-check';
import { localText } from './protocol/shared-schemas';
import { limits } from './protocol/limits';

/**
 * The definition of a model as the console needs it: inputs and parameters with words, units, bounds and defaults. It
 * has the shape of `ModelDefinition` of @gep/ecosystem-models without outputs and sources: the server sends it as it is.
 */

/** Lower and upper bound, both inclusive; null is an open end. */
export const bounds = z.tuple([z.number().nullable(), z.number().nullable()]).readonly();

const options = z.array(z.object({ value: z.string(), name: localText })).readonly();

const inputBase = {
  /** Same key, same file: one upload serves every model of the project that has the key. */
  key: z.string(),
  name: localText,
  help: localText.optional(),
  /** Read only when this holds; absent: always. */
  requiredWhen: condition.optional(),
  optional: z.literal(true).optional(),
};

/** A raster, or one number for all cells in its place. */
export const rasterDefinition = z.object({
  ...inputBase,
  kind: z.enum(['raster', 'class-raster']),
  unit: z.string(),
  /** Values outside are a warning. */
  expected: bounds.optional(),
  /** Values outside are an error. */
  physical: bounds.optional(),
  /** Class rasters: the codes that a reclassification table may give. */
  classes: z
    .union([
      z.literal('ecosystem-types'),
      z.array(z.object({ value: z.number(), name: localText })).readonly(),
    ])
    .optional(),
  /** One number for all cells (or a list of numbers, for `multiBand`) may stand for the file. */
  plain: z
    .object({
      default: z.number().nullable(),
      min: z.number(),
      /** The minimum itself is not allowed. */
      minExclusive: z.literal(true).optional(),
      max: z.number(),
      placeholder: z.literal(true).optional(),
    })
    .optional(),
  multiBand: z.literal(true).optional(),
});
export type RasterDefinition = z.infer<typeof rasterDefinition>;

const fieldBase = {
  key: z.string(),
  name: localText,
  help: localText.optional(),
  /** Cells may be empty, and there may be no column unless the condition holds. */
  optional: z.literal(true).optional(),
  requiredWhen: condition.optional(),
};

/** A column of a table input, or an attribute of a vector input. */
export const recordField = z.discriminatedUnion('type', [
  z.object({
    ...fieldBase,
    type: z.literal('number'),
    unit: z.string(),
    bounds,
    /** What an empty cell means; absent: nothing. */
    default: z.number().optional(),
    /** The field of the current year whose number this one replaces in the comparable year. */
    comparableOf: z.string().optional(),
    /** The field of the same row that this one may not exceed. */
    atMost: z.string().optional(),
  }),
  z.object({ ...fieldBase, type: z.literal('text'), options: options.optional() }),
  /** Codes of ecosystem types, separated by commas. */
  z.object({ ...fieldBase, type: z.literal('types') }),
]);
export type RecordField = z.infer<typeof recordField>;

/** A table by district code. */
export const tableDefinition = z.object({
  ...inputBase,
  kind: z.literal('table'),
  fields: z.array(recordField).readonly(),
  /** Fields that make a row unique within its district; absent: one row a district. */
  uniqueBy: z.array(z.string()).readonly().optional(),
  checks: z.array(tableCheck).readonly().optional(),
});

/** Points, lines or polygons with attributes. */
export const vectorDefinition = z.object({
  ...inputBase,
  kind: z.literal('vector'),
  geometry: z.array(z.enum(['point', 'line', 'polygon'])).readonly(),
  fields: z.array(recordField).readonly(),
});

export const inputDefinition = z.discriminatedUnion('kind', [
  rasterDefinition,
  tableDefinition,
  vectorDefinition,
]);
export type InputDefinition = z.infer<typeof inputDefinition>;
export type InputKind = InputDefinition['kind'];

/** A price of two years; without a comparable one the current one serves both. */
export const priceValue = z.object({ current: z.number(), comparable: z.number().optional() });

export const tableRow = z.record(z.string(), z.union([z.string(), z.number(), priceValue])).readonly();
export type TableRow = z.infer<typeof tableRow>;

const parameterBase = {
  key: z.string(),
  name: localText,
  help: localText.optional(),
  /** Shown, and checked for completeness, only when this holds. */
  visibleWhen: condition.optional(),
  /** The default stands for a local value that the user should enter. */
  placeholder: z.literal(true).optional(),
};

export const tableColumn = z.object({
  key: z.string(),
  name: localText,
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  price: z.literal(true).optional(),
  /** Cells may be empty. */
  optional: z.literal(true).optional(),
  /** A number outside the bounds that marks the row's key as missing. */
  missing: z.number().optional(),
});

export const parameterDefinition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plain'),
    ...parameterBase,
    default: z.number(),
    min: z.number(),
    max: z.number(),
    /** The minimum itself is not allowed. */
    minExclusive: z.literal(true).optional(),
    unit: z.string(),
    integer: z.literal(true).optional(),
    /** The value is a number for both years, or a price of two years. */
    price: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('choice'),
    ...parameterBase,
    options,
    default: z.string(),
  }),
  z.object({
    kind: z.literal('selection'),
    ...parameterBase,
    options,
    default: z.array(z.string()).readonly(),
    minItems: z.number().int(),
    /** No two options of a group may be selected together. */
    exclusive: z.array(z.array(z.string()).readonly()).readonly().optional(),
  }),
  z.object({ kind: z.literal('switch'), ...parameterBase, default: z.boolean() }),
  z.object({
    kind: z.literal('list'),
    ...parameterBase,
    of: z.enum(['number', 'ecosystem-type']),
    default: z.array(z.number()).readonly(),
    min: z.number(),
    max: z.number(),
    unit: z.string(),
    minItems: z.number().int(),
  }),
  z.object({
    kind: z.literal('table'),
    ...parameterBase,
    /** What the key column holds; no key repeats. */
    keyedBy: z.enum(['ecosystem-type', 'code', 'name']),
    /** The names that the key column may hold; absent: any name. */
    keys: options.optional(),
    /** The key column may hold other names too: `keys` only says how some read. */
    openKeys: z.literal(true).optional(),
    /** Selections whose chosen options need a row each, or are the columns that count and need a number each. */
    rowForEach: z.string().optional(),
    columnForEach: z.string().optional(),
    keyColumn: z.object({ key: z.string(), name: localText }),
    columns: z.array(tableColumn).readonly(),
    default: z.array(tableRow).readonly(),
    minRows: z.number().int(),
  }),
]);
export type ParameterDefinition = z.infer<typeof parameterDefinition>;

/** Value of a parameter, by its kind: number or price, choice, selection, switch, list, table. */
export const parameterValue = z.union([
  z.number(),
  z.string().max(200, 'rule.too-long'),
  z.boolean(),
  z.array(z.number()).max(limits.tableRows, 'rule.too-long').readonly(),
  z.array(z.string().max(200, 'rule.too-long')).max(limits.tableRows, 'rule.too-long').readonly(),
  priceValue,
  z.array(tableRow).max(limits.tableRows, 'rule.too-long').readonly(),
]);
export type ParameterValue = z.infer<typeof parameterValue>;

export const superiorType = z.enum(['production', 'regulation', 'culture']);
export type SuperiorType = z.infer<typeof superiorType>;

/** What a service is to the account: only final services of the area belong to GEP. */
export const serviceRole = z.enum(['final', 'intermediate', 'imported']);
export type ServiceRole = z.infer<typeof serviceRole>;

export const modelDefinition = z.object({
  /** Paths take it as text. */
  id: z.number().int(),
  slug: z.string(),
  name: localText,
  group: superiorType,
  superiorType,
  functionUnit: z.string(),
  functionUnitZh: z.string().optional(),
  valueUnit: z.string(),
  /** False for models without a monetary value (11). */
  hasValue: z.boolean(),
  service: z.object({
    role: serviceRole,
    /** Why. */
    reason: localText,
    /** Where that is from: read, cited, or our own choice. */
    mark: z.enum(['read', 'literature', 'choice']),
  }),
  /** Methods or pollutants that appear as children of the model in results. */
  children: z
    .array(z.object({ key: z.string(), name: localText, functionUnit: z.string() }))
    .readonly()
    .optional(),
  files: z.array(inputDefinition).readonly(),
  parameters: z.array(parameterDefinition).readonly(),
  /** What results follow without a run: parameters, of tables some columns, while a condition holds. Absent: nothing. */
  linear: z
    .array(
      z.object({
        parameter: z.string(),
        columns: z.array(z.string()).readonly().optional(),
        when: condition.optional(),
      }),
    )
    .readonly()
    .optional(),
});
export type ModelDefinition = z.infer<typeof modelDefinition>;

/**
 * Whether a condition holds for these parameter values; no condition always holds.
 * @example
 * conditionHolds({ parameter: 'method', equals: 'cn' }, { method: 'cn' }); // true
 * conditionHolds(undefined, {}); // true
 */
export function conditionHolds(
  condition: Condition | undefined,
  values: Readonly<Record<string, ParameterValue>>,
): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, values));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(part, values));
  if ('not' in condition) return !conditionHolds(condition.not, values);
  const value = values[condition.parameter];
  if ('includes' in condition) return isSelection(value) && value.includes(condition.includes);
  if ('equals' in condition) return value === condition.equals;
  return condition.oneOf.some((allowed) => allowed === value);
}

function isSelection(value: ParameterValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
