import { rules } from '@gep/map-engine/model';
import type { Field, FieldStatistics, MultipleFieldsScheme } from '@gep/map-engine/model';
import { generateCategories, namedPins } from '@gep/map-engine/scheme';
import type { CategoryInput } from '@gep/map-engine/scheme';
import { fewValues, topValues } from './edit-values';

/**
 * The fields after one place of the list got another field: one that stands at another place changes places with it,
 * null takes the place's field out and the later ones move up.
 * @param at 0 to the number of fields, below `rules.maxUniqueFields`; the last appends.
 */
export function placeField(fields: readonly Field[], at: number, field: Field | null): readonly Field[] {
  const next: (Field | undefined)[] = [...fields];
  const elsewhere = fields.findIndex(({ name }) => name === field?.name);
  if (elsewhere >= 0) next[elsewhere] = fields[at];
  next[at] = field ?? undefined;
  return next.filter((one) => one !== undefined).slice(0, rules.maxUniqueFields);
}

/**
 * Other fields: pinned rows sleep until their fields are back, a row is made of every combination of their values, or
 * of the most frequent ones where there are too many.
 * @param statistics of the fields together.
 */
export function setFields(
  scheme: MultipleFieldsScheme,
  fields: readonly Field[],
  statistics: FieldStatistics | null,
  input?: CategoryInput,
): MultipleFieldsScheme {
  const overrides = namedPins(scheme);
  const next = generateCategories({ ...scheme, fields, statistics, overrides }, input);
  return statistics?.enableUniqueValue === false ? topValues(next, fewValues, input) : next;
}
