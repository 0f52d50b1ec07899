import type { CategoryOverride, Field, TableScheme } from '../model';

/**
 * The fields whose values make a scheme's rows; none for single symbols and rasters.
 * @example
 * schemeFields(graduatedColorScheme('polygon', { field })); // [{ name: 'Sum', type: 'REAL' }]
 */
export function schemeFields(scheme: TableScheme): readonly Field[] {
  if ('fields' in scheme) return scheme.fields;
  return 'field' in scheme && scheme.field ? [scheme.field] : [];
}

/**
 * What is pinned on rows of the scheme's present fields; pins of other fields sleep until those are back.
 * @example
 * activeOverrides(pinCategory(scheme, rangeKey(20, 30), { visible: false })).map(overrideKey); // ['(20,30]']
 */
export function activeOverrides(scheme: TableScheme): readonly CategoryOverride[] {
  return scheme.overrides.filter((override) => isActive(scheme, override));
}

/** Whether a pin speaks of the scheme's present fields. */
export function isActive(scheme: TableScheme, { fields }: CategoryOverride): boolean {
  if (!fields) return true;
  const names = schemeFields(scheme).map(({ name }) => name);
  return fields.length === names.length && fields.every((name, i) => name === names[i]);
}
