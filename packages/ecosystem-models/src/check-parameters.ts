import { conditionHolds } from './condition';
import type {
  ModelDefinition,
  Parameter,
  PlainParameter,
  SelectionParameter,
  TableParameter,
} from './definition';
import { isPriceValue } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import type { Problem } from './problem';
import { isEcosystemType } from './shared/ecosystem-tree';

type Range = Pick<PlainParameter, 'min' | 'max' | 'minExclusive' | 'integer'>;

function checkNumber(at: string, value: unknown, range: Range): Problem[] {
  const { min, max } = range;
  if (typeof value !== 'number' || !Number.isFinite(value))
    return [{ at, code: 'not-a-number', got: value, min, max }];
  if (range.integer === true && !Number.isInteger(value))
    return [{ at, code: 'not-an-integer', got: value, min, max }];
  if (range.minExclusive === true && value === min) return [{ at, code: 'not-above', got: value, min }];
  if (value < min || value > max) return [{ at, code: 'out-of-range', got: value, min, max }];
  return [];
}

function checkPrice(at: string, value: unknown, range: Range): Problem[] {
  if (!isPriceValue(value)) return checkNumber(at, value, range);
  const problems = checkNumber(`${at}.current`, value.current, range);
  if (value.comparable === undefined || value.comparable === null) return problems;
  return [...problems, ...checkNumber(`${at}.comparable`, value.comparable, range)];
}

function checkKey(at: string, value: unknown, parameter: TableParameter, seen: Set<unknown>): Problem[] {
  const repeated: Problem[] = seen.has(value) ? [{ at, code: 'repeated-key', got: value }] : [];
  seen.add(value);
  switch (parameter.keyedBy) {
    case 'ecosystem-type':
      if (typeof value !== 'number' || !isEcosystemType(value))
        return [{ at, code: 'unknown-ecosystem-type', got: value }];
      return repeated;
    case 'code':
      return [...checkNumber(at, value, { min: 0, max: 1e9, integer: true }), ...repeated];
    case 'name': {
      if (typeof value !== 'string' || value === '') return [{ at, code: 'missing-column', got: value }];
      const allowed = parameter.openKeys ? undefined : parameter.keys?.map((option) => option.value);
      if (allowed !== undefined && !allowed.includes(value))
        return [{ at, code: 'unknown-option', got: value, allowed }];
      return repeated;
    }
  }
}

function checkSelection(at: string, value: unknown, parameter: SelectionParameter): Problem[] {
  if (!Array.isArray(value)) return [{ at, code: 'not-a-list', got: value }];
  const chosen: readonly unknown[] = value;
  const allowed = parameter.options.map((option) => option.value);
  const problems = chosen.flatMap((item, i): Problem[] => {
    const here = `${at}[${i}]`;
    if (typeof item !== 'string' || !allowed.includes(item))
      return [{ at: here, code: 'unknown-option', got: item, allowed }];
    return chosen.indexOf(item) < i ? [{ at: here, code: 'repeated-key', got: item }] : [];
  });
  if (chosen.length < parameter.minItems)
    problems.push({ at, code: 'too-few-items', got: chosen.length, min: parameter.minItems });
  for (const group of parameter.exclusive ?? []) {
    const together = group.filter((option) => chosen.includes(option));
    if (together.length > 1)
      problems.push({ at, code: 'exclusive-options', got: together.join(', '), allowed: group });
  }
  return problems;
}

function checkTable(at: string, value: unknown, parameter: TableParameter): Problem[] {
  if (!Array.isArray(value)) return [{ at, code: 'not-a-table', got: value }];
  const problems: Problem[] = [];
  if (value.length < parameter.minRows)
    problems.push({ at, code: 'too-few-rows', got: value.length, min: parameter.minRows });
  const keyColumn = parameter.keyColumn.key;
  const known = [keyColumn, ...parameter.columns.map(({ key }) => key)];
  const seen = new Set<unknown>();
  (value as unknown[]).forEach((row, i) => {
    const here = `${at}[${i}]`;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      problems.push({ at: here, code: 'not-a-row', got: row });
      return;
    }
    const cells = row as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(cells))
      if (!known.includes(key))
        problems.push({ at: `${here}.${key}`, code: 'unknown-column', allowed: known });
    problems.push(...checkKey(`${here}.${keyColumn}`, cells[keyColumn], parameter, seen));
    for (const column of parameter.columns) {
      const empty = cells[column.key] === undefined || cells[column.key] === null;
      if (column.optional === true && empty) continue;
      if (column.missing !== undefined && cells[column.key] === column.missing) continue;
      const check = column.price === true ? checkPrice : checkNumber;
      problems.push(...check(`${here}.${column.key}`, cells[column.key], column));
    }
  });
  return problems;
}

/** Chosen options without a row in a table that needs one for each. */
function missingRows(parameter: Parameter, effective: StoredParameters): Problem[] {
  if (parameter.kind !== 'table' || parameter.rowForEach === undefined) return [];
  const chosen = effective[parameter.rowForEach];
  const rows = effective[parameter.key];
  if (!Array.isArray(chosen) || !Array.isArray(rows)) return [];
  const keys = (rows as unknown[]).map((row) =>
    typeof row === 'object' && row !== null
      ? (row as Readonly<Record<string, unknown>>)[parameter.keyColumn.key]
      : undefined,
  );
  return (chosen as unknown[])
    .filter((option) => !keys.includes(option))
    .map((got): Problem => ({ at: `parameters.${parameter.key}`, code: 'missing-row', got }));
}

/** Chosen options whose column of a table holds no number at all: a gap that would count as 0. */
function emptyColumns(parameter: Parameter, effective: StoredParameters): Problem[] {
  if (parameter.kind !== 'table' || parameter.columnForEach === undefined) return [];
  const chosen = effective[parameter.columnForEach];
  const rows = effective[parameter.key];
  if (!Array.isArray(chosen) || !Array.isArray(rows)) return [];
  const given = (rows as unknown[]).flatMap((row) =>
    typeof row === 'object' && row !== null
      ? Object.entries(row).flatMap(([column, cell]) => (typeof cell === 'number' ? [column] : []))
      : [],
  );
  return parameter.columns
    .filter(({ key }) => chosen.includes(key) && !given.includes(key))
    .map(({ key }): Problem => ({ at: `parameters.${parameter.key}`, code: 'empty-column', got: key }));
}

function checkOne(parameter: Parameter, value: unknown): Problem[] {
  const at = `parameters.${parameter.key}`;
  switch (parameter.kind) {
    case 'plain':
      return parameter.price === true ? checkPrice(at, value, parameter) : checkNumber(at, value, parameter);
    case 'choice': {
      const allowed = parameter.options.map((option) => option.value);
      return typeof value === 'string' && allowed.includes(value)
        ? []
        : [{ at, code: 'unknown-option', got: value, allowed }];
    }
    case 'selection':
      return checkSelection(at, value, parameter);
    case 'switch':
      return typeof value === 'boolean' ? [] : [{ at, code: 'not-a-switch', got: value }];
    case 'list': {
      if (!Array.isArray(value)) return [{ at, code: 'not-a-list', got: value }];
      if (value.length < parameter.minItems)
        return [{ at, code: 'too-few-items', got: value.length, min: parameter.minItems }];
      return (value as unknown[]).flatMap((item, i): Problem[] => {
        const here = `${at}[${i}]`;
        if (parameter.of === 'number') return checkNumber(here, item, parameter);
        return typeof item === 'number' && isEcosystemType(item)
          ? []
          : [{ at: here, code: 'unknown-ecosystem-type', got: item }];
      });
    }
    case 'table':
      return checkTable(at, value, parameter);
  }
}

/**
 * Every problem of saved parameters. Absent ones mean the default and are only a problem where the default is none
 * (an empty table that needs rows). Parameters that their condition hides are checked too when they were saved.
 * @example
 * checkParameters(models['carbon-sequestration'].definition, { alpha: 0.25 }); // []
 * checkParameters(models['carbon-sequestration'].definition, { alpha: 'a' })[0].code; // 'not-a-number'
 */
export function checkParameters(definition: ModelDefinition, stored: StoredParameters): Problem[] {
  const allowed = definition.parameters.map(({ key }) => key);
  const effective = Object.fromEntries(
    definition.parameters.map(({ key, default: initial }) => [key, stored[key] ?? initial]),
  );
  const unknown = Object.keys(stored)
    .filter((key) => !allowed.includes(key))
    .map((key): Problem => ({ at: `parameters.${key}`, code: 'unknown-parameter', allowed }));
  const faulty = definition.parameters.flatMap((parameter) => {
    const given = stored[parameter.key] !== undefined && stored[parameter.key] !== null;
    const visible = conditionHolds(parameter.visibleWhen, effective);
    const own = given || visible ? checkOne(parameter, effective[parameter.key]) : [];
    return visible
      ? [...own, ...missingRows(parameter, effective), ...emptyColumns(parameter, effective)]
      : own;
  });
  return [...unknown, ...faulty];
}
