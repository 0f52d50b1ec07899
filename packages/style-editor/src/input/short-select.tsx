import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import { useMarks } from './field-marks';
import { useReadOnly } from './read-only';
import { optionAttributes } from './select-props';
import type { SelectProps } from './select-props';

/** One of a list that is seen as a whole. */
export function ShortSelect<T extends string | number>(props: SelectProps<T>) {
  const { id, label, value, options, onChange, placeholder, disabled, invalid } = props;
  const chosen = options.find((option) => option.value === value);
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
  const marks = useMarks(invalid);
  if (useReadOnly()) return <button type="button" aria-disabled {...button} />;
  // Headless UI tells controlled from uncontrolled by undefined; null is "nothing chosen".
  return (
    <Listbox value={value} onChange={(next: T | null) => next !== null && onChange(next)} disabled={disabled}>
      <ListboxButton {...button} {...marks} />
      <ListboxOptions anchor={{ to: 'bottom start', gap: 4, padding: 8 }} className="gep-popup gep-options">
        {options.map((option) => (
          <ListboxOption key={option.value} {...optionAttributes(option)} />
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
