import type { ReactNode } from 'react';

/** An option of a list. */
export interface SelectOption<T> {
  readonly value: T;
  readonly label: string;
  /** Drawn instead of the label; the label stays the accessible name. */
  readonly content?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of a list. */
export interface SelectProps<T> {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name where no label element points here. */
  readonly label?: string;
  /** The chosen option; null for none. */
  readonly value: T | null;
  /** In the order of the list. */
  readonly options: readonly SelectOption<T>[];
  /** Called for the chosen option too when it is chosen again. */
  readonly onChange: (value: T) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** Marked as wrong. */
  readonly invalid?: boolean;
  /** Makes an option of a text that the list lacks; it is taken when the field is left, too. */
  readonly typedOption?: (text: string) => SelectOption<T>;
}

/** What an element of either list is given of its option. */
export function optionAttributes<T>({ value, label, content, disabled }: SelectOption<T>) {
  return {
    value,
    disabled,
    className: 'gep-option',
    'aria-label': content ? label : undefined,
    children: content ?? label,
  };
}
