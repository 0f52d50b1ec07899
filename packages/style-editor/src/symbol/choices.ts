import type { ReactNode } from 'react';
import type { MessageKey, Words } from '../message';

/** One of a list, in words and in a picture. */
export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly content?: ReactNode;
}

/** Options of a list of names, worded by `group.name`, drawn by `picture`. */
export function choices<T extends string, G extends string>(
  words: Words,
  group: `${G}.${T}` extends MessageKey ? G : never,
  names: readonly T[],
  picture?: (name: T) => ReactNode,
): Choice<T>[] {
  return names.map((value) => ({
    value,
    label: words.t(`${group}.${value}` as MessageKey),
    content: picture?.(value),
  }));
}
