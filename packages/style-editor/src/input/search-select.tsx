import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../message';
import { useMarks } from './field-marks';
import { useReadOnly } from './read-only';
import { optionAttributes } from './select-props';
import type { SelectProps } from './select-props';
import { TextInput } from './text-input';

/** One of a long list, found by typing part of its name. */
export function SearchSelect<T extends string | number>(props: SelectProps<T>) {
  const { id, label, value, options, onChange, placeholder, disabled, invalid, typedOption } = props;
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const own =
    wanted !== '' && !options.some(({ label: name }) => name === wanted) ? typedOption?.(wanted) : undefined;
  const found = [
    ...(own ? [own] : []),
    ...options.filter((option) => option.label.toLowerCase().includes(wanted.toLowerCase())),
  ];
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (typedOption && value !== null ? String(value) : '');
  const leave = () => {
    const next = typedOption && wanted && typedOption(wanted).value;
    if (next && next !== value) onChange(next);
  };
  const marks = useMarks(invalid);
  if (useReadOnly()) return <TextInput {...{ id, label, placeholder, onChange: setTyped }} value={shown} />;
  return (
    <Combobox
      value={value}
      onChange={(next: T | null) => next !== null && onChange(next)}
      onClose={() => setTyped('')}
      disabled={disabled}
      immediate
    >
      <span className="gep-control gep-select" title={shown || undefined}>
        <ComboboxInput
          id={id}
          aria-label={label}
          {...marks}
          autoComplete="off"
          placeholder={placeholder}
          displayValue={() => shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onFocus={({ target }) => target.select()}
          onClick={({ currentTarget }) => openAgain(currentTarget)}
        />
        <ComboboxButton className="gep-combo-button" aria-label={t('field.choose')}>
          <ChevronDown size={14} aria-hidden />
        </ComboboxButton>
      </span>
      <ComboboxOptions
        anchor={{ to: 'bottom start', gap: 5, offset: -9, padding: 8 }}
        className="gep-popup gep-options gep-search-options"
      >
        {found.map((option) => (
          <ComboboxOption key={option.value} {...optionAttributes(option)} />
        ))}
        {found.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled className="gep-empty">
            {t('field.none-found')}
          </div>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}

/** Opens a closed list as the arrow key does: focus opens it, and a field that was chosen from keeps the focus. */
function openAgain(input: HTMLInputElement): void {
  if (input.getAttribute('aria-expanded') === 'true') return;
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
