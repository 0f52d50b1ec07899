import { isTableScheme } from '../../model';
import type { Scheme } from '../../model';
import { schemeFields } from '../category/pins';

/**
 * Checks that a scheme's rows were made: without them every feature would be in the other class.
 * @throws TypeError saying how rows are made
 */
export function checkRows(scheme: Scheme): void {
  if (!isTableScheme(scheme) || scheme.geometry === 'raster' || scheme.kind === 'single-symbol') return;
  const { categories, other, statistics, pins } = scheme;
  if (categories.length > 0 || other.count !== null || statistics !== null || pins.length > 0) return;
  const [field] = schemeFields(scheme);
  if (field === undefined) return;
  throw new TypeError(
    `scheme.categories: got none for the field ${JSON.stringify(field.name)}, allowed: rows of ` +
      'generateCategories(scheme, { properties }), or a scheme of graduated, uniqueValues and so on',
  );
}
