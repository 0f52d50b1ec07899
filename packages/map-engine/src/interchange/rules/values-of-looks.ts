import { valueKey } from '../../model';
import type { FieldType, FieldValue, ValueCategory, VectorScheme } from '../../model';
import type { LossNotes } from '../loss';
import { schemeOfValues } from '../scheme-of-rows';
import { combinationsIn } from './combinations';
import { testsIn } from './condition';
import { drawnAs, otherOf } from './look';
import type { Looks } from './look';

/** No file has this value, so it is among the rest. */
const unheard = '\u0000';

/** Rows of the values that rules ask for; null where they ask for none. */
export function valuesOfLooks(looks: Looks, notes: LossNotes): VectorScheme | null {
  const asked = new Set(looks.conditions.flatMap(testsIn).map(({ field }) => field));
  const { fields, of } = combinationsIn(looks.conditions);
  if (fields.length === 0) return null;
  if (fields.length < asked.size) notes.add(looks.asks, 'unsupported', fields.join(', '));
  const others = [...asked].map((field) => [field, unheard] as const);
  const rest = looks.of(new Map(others));
  const rows = new Map<string, ValueCategory>();
  for (const combination of of) {
    const values = fields.map((field) => combination.get(field) ?? null);
    const key = valueKey(values);
    if (rows.has(key)) continue;
    // What nobody draws must not be among the rest, which is drawn.
    const look = looks.of(new Map([...others, ...combination])) ?? (rest && { label: null, symbol: null });
    if (look)
      rows.set(key, { kind: 'value', key, values, ...drawnAs(look, looks.geometry, values.join(', ')) });
  }
  const columns = fields.map((name, i) => ({
    name,
    type: typeOf([...rows.values()].map(({ values }) => values[i])),
  }));
  return schemeOfValues(looks.geometry, columns, [...rows.values()], otherOf(rest, looks.geometry));
}

function typeOf(values: readonly FieldValue[]): FieldType {
  const known = values.filter((one) => one !== null);
  if (known.length === 0 || !known.every((one) => typeof one === 'number')) return 'STRING';
  return known.every(Number.isInteger) ? 'INT4' : 'REAL';
}
