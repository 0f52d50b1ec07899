import type { OutputLayer } from '@gep/ecosystem-models';

/** What an output is in the rows of a result: `function`, `value`, or `extra-<key>`. */
export function quantityOf({ key, role }: OutputLayer): string {
  return role === 'extra' ? `extra-${key}` : role;
}
