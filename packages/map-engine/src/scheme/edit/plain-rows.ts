import type { Category, TableScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { schemeBreaks } from '../category/scheme-breaks';
import { generateCategories } from '../category/generate-categories';
import { schemeFields } from '../category/pins';

/** The scheme's rows by their keys as its intent and pins make them, counted from the rows: no data are needed. */
export function plainRows(scheme: TableScheme): ReadonlyMap<string, Category> {
  const made = generateCategories(lockBreaks(scheme), rowsAsInput(scheme));
  return new Map(made.categories.map((row) => [row.key, row]));
}

/**
 * The scheme with the edges that its classes have, for any data that it is shown with: they count as edited by hand.
 * @example
 * lockBreaks(scheme).classification.manualBreaks; // [10, 20, 30, 40]
 */
export function lockBreaks<S extends TableScheme>(scheme: S): S {
  if (!('classification' in scheme)) return scheme;
  return { ...scheme, classification: { ...scheme.classification, manualBreaks: schemeBreaks(scheme) } };
}

/** Every row as one feature of its value, or of its upper edge, that stands for the row's count. */
function rowsAsInput(scheme: TableScheme): CategoryInput {
  const fields = schemeFields(scheme);
  const { categories } = scheme;
  const valuesOf = (row: Category) =>
    row.kind === 'range' ? [row.upper] : row.kind === 'value' ? row.values : [];
  const weights = categories.map(({ count }) => count ?? 0);
  if (fields.length === 0) return { values: categories.map((row) => valuesOf(row)[0]), weights };
  // A foreign style may have rows of fewer values than fields.
  const properties = categories.map((row) => {
    const values = valuesOf(row);
    return Object.fromEntries(fields.map(({ name }, i) => [name, values[i] ?? null]));
  });
  return { properties, weights };
}
