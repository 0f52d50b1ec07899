import type { SelectOption } from '../input';
import type { MessageKey, Words } from '../message';

/** Options of a list of names, worded by `group.name`. */
export function choices<T extends string, G extends string>(
  words: Words,
  group: `${G}.${T}` extends MessageKey ? G : never,
  names: readonly T[],
): SelectOption<T>[] {
  return names.map((value) => ({ value, label: words.t(`${group}.${value}` as MessageKey) }));
}
