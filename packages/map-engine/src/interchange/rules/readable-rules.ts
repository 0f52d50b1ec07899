import { always } from './condition';
import type { Condition } from './condition';

/** A rule whose filter may be beyond what tables say: then its condition is null. */
export type Unread<R extends { readonly condition: Condition }> = Omit<R, 'condition'> & {
  readonly condition: Condition | null;
};

/** The rules whose filters are understood; where there is none, the first of all is taken for everything. */
export function readableRules<R extends { readonly condition: Condition | null }>(
  rules: readonly R[],
): readonly (R & { readonly condition: Condition })[] {
  const readable = rules.flatMap((rule) => {
    const { condition } = rule;
    return condition ? [{ ...rule, condition }] : [];
  });
  return readable.length > 0 ? readable : rules.slice(0, 1).map((rule) => ({ ...rule, condition: always }));
}
