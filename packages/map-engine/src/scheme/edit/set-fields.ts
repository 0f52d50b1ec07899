import { rules } from '../../model';
import type { Field, FieldStatistics, TableScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { generateCategories } from '../category/generate-categories';
import { namedPins } from '../category/pins';
import { isValueScheme, keepTopValues } from './edit-values';

type FieldScheme = Extract<TableScheme, { readonly statistics: FieldStatistics | null }>;

/**
 * Other fields: pins are inactive until their fields are back, edited edges go, the rows are made from the data; of
 * values, one each or, where there are too many, of the `rules.fewValues` most frequent ones.
 * @param fields schemes of one field take the first; [] takes the field away.
 * @param statistics of the fields together.
 * @example
 * const name: Field = { name: 'Name', type: 'STRING' };
 * const names = setFields(uniqueValuesScheme('polygon'), [name], fieldStatistics(properties, [name]));
 * names.categories.length; // 4
 */
export function setFields<S extends FieldScheme>(
  scheme: S,
  fields: readonly Field[],
  statistics: FieldStatistics | null,
  input: CategoryInput = {},
): S {
  const pins = namedPins(scheme);
  const chosen = scheme.kind === 'multiple-fields' ? { fields } : { field: fields[0] ?? null };
  const next: S = { ...scheme, ...chosen, statistics, pins };
  if ('classification' in next) {
    const classification = { ...next.classification, manualBreaks: null };
    return generateCategories<S>({ ...next, classification }, input);
  }
  const made = generateCategories(next, input);
  const tooMany = statistics?.enableUniqueValue === false;
  return tooMany && isValueScheme(made) ? keepTopValues(made, rules.fewValues, input) : made;
}

/**
 * The fields with another field at one place of the list: a field that is already in the list swaps places with it,
 * null removes the field and the later ones move up.
 * @param at 0 to the number of fields, below `rules.maxUniqueFields`; the last appends.
 * @example
 * const name: Field = { name: 'Name', type: 'STRING' };
 * placeField([field], 1, name).length; // 2
 * placeField([field, name], 0, name)[1].name; // 'Sum'
 */
export function placeField(fields: readonly Field[], at: number, field: Field | null): readonly Field[] {
  const next: (Field | undefined)[] = [...fields];
  const elsewhere = fields.findIndex(({ name }) => name === field?.name);
  if (elsewhere >= 0) next[elsewhere] = fields[at];
  next[at] = field ?? undefined;
  return next.filter((one) => one !== undefined).slice(0, rules.maxUniqueFields);
}
