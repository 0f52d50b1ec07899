import { conditionHolds } from './condition';
import type { ModelDefinition, Parameter, PlainParameter, TableParameter } from './definition';
import { isPriceValue } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import type { Problem } from './problem';
import { isEcosystemType } from './shared/ecosystem-tree';

type Range = Pick<PlainParameter, 'min' | 'max' | 'minExclusive' | 'integer'>;

function checkNumber(at: string, value: unknown, range: Range): Problem[] {
  const { min, max } = range;
  if (typeof value !== 'number' || !Number.isFinite(value))
    return [{ at, code: 'not-a-number', got: value, min, max }];
  if (range.integer === true && !Number.isInteger(value)) return [{ at, code: 'not-an-integer', got: value }];
  if (value < min || value > max || (range.minExclusive === true && value === min))
    return [{ at, code: 'out-of-range', got: value, min, max }];
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
    case 'name':
      if (typeof value !== 'string' || value === '') return [{ at, code: 'missing-column', got: value }];
      return repeated;
  }
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
      const check = column.price === true ? checkPrice : checkNumber;
      problems.push(...check(`${here}.${column.key}`, cells[column.key], column));
    }
  });
  return problems;
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
    return given || visible ? checkOne(parameter, effective[parameter.key]) : [];
  });
  return [...unknown, ...faulty];
}
