import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReadOnly } from './read-only';
import { SearchSelect } from './search-select';
import { useInvalid } from './invalid';

export interface SelectOption<T> {
  readonly value: T;
  readonly label: string;
  /** Drawn instead of the label; the label stays the accessible name. */
  readonly content?: ReactNode;
  readonly disabled?: boolean;
}

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
}

/** A list that is longer is searched by typing. */
const longest = 24;

/** One of a list; Headless UI finds options by their first letters, long lists have a search. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  return props.options.length > longest ? <SearchSelect {...props} /> : <ShortSelect {...props} />;
}

function ShortSelect<T extends string | number>(props: SelectProps<T>) {
  const { id, label, value, options, onChange, placeholder, disabled, invalid } = props;
  const chosen = options.find((option) => option.value === value);
  // Headless UI tells controlled from uncontrolled by undefined; null is "nothing chosen".
  const name = label && `${label}: ${chosen?.label ?? placeholder ?? ''}`;
  const button = {
    id,
    className: 'gep-control gep-select',
    'aria-label': name,
    title: chosen?.label,
    children: (
      <>
        <span className={chosen ? 'gep-select-value' : 'gep-select-value gep-muted'}>
          {chosen?.content ?? chosen?.label ?? placeholder}
        </span>
        <ChevronDown size={14} aria-hidden />
      </>
    ),
  };
  const marked = useInvalid(invalid);
  if (useReadOnly()) return <button type="button" aria-disabled {...button} />;
  return (
    <Listbox value={value} onChange={(next: T | null) => next !== null && onChange(next)} disabled={disabled}>
      <ListboxButton {...button} aria-invalid={marked} />
      <ListboxOptions anchor={{ to: 'bottom start', gap: 4, padding: 8 }} className="gep-popup gep-options">
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="gep-option"
            aria-label={option.content ? option.label : undefined}
          >
            {option.content ?? option.label}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
