/** A condition on a model's parameters, as plain data so that a form and the server read the same. */
export type Condition =
  | { readonly parameter: string; readonly equals: string | number | boolean }
  | { readonly parameter: string; readonly oneOf: readonly (string | number | boolean)[] }
  /** The selection holds this option. */
  | { readonly parameter: string; readonly includes: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/**
 * Whether a condition holds for resolved parameters (see `resolveParameters`). No condition always holds.
 * @example
 * conditionHolds({ parameter: 'method', equals: 'nep-alpha' }, { method: 'nep-alpha' }); // true
 * conditionHolds({ parameter: 'pollutants', includes: 'so2' }, { pollutants: ['so2', 'nox'] }); // true
 * conditionHolds(undefined, {}); // true
 */
export function conditionHolds(
  condition: Condition | undefined,
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((part) => conditionHolds(part, parameters));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(part, parameters));
  if ('not' in condition) return !conditionHolds(condition.not, parameters);
  const value = parameters[condition.parameter];
  if ('includes' in condition) return Array.isArray(value) && value.includes(condition.includes);
  if ('equals' in condition) return value === condition.equals;
  return condition.oneOf.some((allowed) => allowed === value);
}
