import { holds } from '../rules/condition';
import type { Condition, Properties } from '../rules/condition';

/** A value that a style may choose by the feature. */
export type Choice =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'branches'; readonly branches: readonly Branch[]; readonly otherwise: Choice };

interface Branch {
  readonly when: Condition;
  readonly then: Choice;
}

/** Nothing is said, so the default stands. */
export const unsaid: Choice = { kind: 'value', value: undefined };

/** What is chosen for a feature. */
export function chosenFor(choice: Choice, properties: Properties): unknown {
  if (choice.kind === 'value') return choice.value;
  const branch = choice.branches.find(({ when }) => holds(when, properties));
  return chosenFor(branch?.then ?? choice.otherwise, properties);
}

/** Everything that a choice asks of features. */
export function conditionsIn(choice: Choice): readonly Condition[] {
  if (choice.kind === 'value') return [];
  return [
    ...choice.branches.flatMap(({ when, then }) => [when, ...conditionsIn(then)]),
    ...conditionsIn(choice.otherwise),
  ];
}
