import type { Field, Scheme } from '@gep/map-engine/model';
import { isNumericField, isVectorScheme } from '@gep/map-engine/model';
import { schemeFields } from '@gep/map-engine/scheme';

/** The layer's field for each field of a style; null where none is chosen yet. */
export type ChosenFields = ReadonlyMap<string, Field | null>;

/** The fields of a style that the layer does not have, each with the one that has its name but for case and blanks. */
export function missingFields(scheme: Scheme, own: readonly Field[]): ChosenFields {
  if (!isVectorScheme(scheme)) return new Map();
  const { useLabel, field } = scheme.label;
  const names = [...schemeFields(scheme).map(({ name }) => name), ...(useLabel && field ? [field] : [])];
  const missing = names.filter((name) => own.every((one) => one.name !== name));
  return new Map(missing.map((name) => [name, alike(name, fieldsFor(scheme, name, own))]));
}

/** The layer's fields that can stand for one of a style: numbers where its rows are classes. */
export function fieldsFor(scheme: Scheme, name: string, own: readonly Field[]): readonly Field[] {
  const isGraded = scheme.kind === 'graduated-color' || scheme.kind === 'graduated-size';
  const needsNumbers = isGraded && scheme.field?.name === name;
  return needsNumbers ? own.filter(({ type }) => isNumericField(type)) : own;
}

function alike(name: string, own: readonly Field[]): Field | null {
  const plain = (text: string): string => text.trim().toLowerCase();
  return own.find((one) => plain(one.name) === plain(name)) ?? null;
}

/** A style of the chosen fields. */
export function withFields(scheme: Scheme, chosen: ChosenFields): Scheme {
  if (!isVectorScheme(scheme)) return scheme;
  const fieldOf = (field: Field): Field => chosen.get(field.name) ?? field;
  const nameOf = (name: string | null): string | null => (name && chosen.get(name)?.name) || name;
  const { field, priorityField } = scheme.label;
  const label = { ...scheme.label, field: nameOf(field), priorityField: nameOf(priorityField) };
  if ('fields' in scheme) return { ...scheme, label, fields: scheme.fields.map(fieldOf) };
  return 'field' in scheme && scheme.field
    ? { ...scheme, label, field: fieldOf(scheme.field) }
    : { ...scheme, label };
}
