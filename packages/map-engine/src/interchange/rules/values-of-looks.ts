import { rules, valueKey } from '../../model';
import type { FieldType, FieldValue, ValueCategory, VectorScheme } from '../../model';
import type { LossNotes } from '../loss';
import { schemeOfValues } from '../scheme-of-rows';
import { combinationsIn, completed } from './combinations';
import { testsIn } from './condition';
import { drawnAs, isSameLook, otherOf } from './look';
import type { Looks } from './look';

/** No file has this value, so it is among the rest. */
const unheard = '\u0000';

/** Rows of the values that rules ask for; null where they ask for none. */
export function valuesOfLooks(looks: Looks, notes: LossNotes): VectorScheme | null {
  const tests = looks.conditions.flatMap(testsIn);
  const asked = [...new Set(tests.map(({ field }) => field))];
  const fields = asked.slice(0, rules.maxUniqueFields);
  if (fields.length === 0) return null;
  if (fields.length < asked.length) notes.add(looks.asks, 'unsupported', fields.join(', '));
  const valuesOf = new Map(
    fields.map((field) => [
      field,
      [...new Set(tests.flatMap((one) => (one.kind === 'equal' && one.field === field ? [one.value] : [])))],
    ]),
  );
  const rest = looks.of(new Map(fields.map((field) => [field, unheard])));
  const rows = new Map<string, ValueCategory>();
  const named = looks.conditions.flatMap(combinationsIn).filter(({ size }) => size > 0);
  for (const combination of named) {
    const isWhole = fields.every((field) => combination.has(field));
    for (const one of completed(combination, fields, valuesOf)) {
      if (rows.size >= rules.maxCategories) break;
      const values = fields.map((field) => one.get(field) ?? null);
      const key = valueKey(values);
      if (rows.has(key)) continue;
      const look = looks.of(new Map(fields.map((field, i) => [field, values[i]])));
      if (look === null || (!isWhole && isSameLook(look, rest))) continue;
      rows.set(key, { kind: 'value', key, values, ...drawnAs(look, looks.geometry) });
    }
  }
  const columns = fields.map((name) => ({ name, type: typeOf(valuesOf.get(name) ?? []) }));
  return schemeOfValues(looks.geometry, columns, [...rows.values()], otherOf(rest, looks.geometry));
}

function typeOf(values: readonly FieldValue[]): FieldType {
  const known = values.filter((one) => one !== null);
  if (known.length === 0 || !known.every((one) => typeof one === 'number')) return 'STRING';
  return known.every(Number.isInteger) ? 'INT4' : 'REAL';
}
