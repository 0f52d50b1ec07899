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
  const own = wanted && !options.some((option) => option.label === wanted) && typedOption?.(wanted);
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted.toLowerCase()));
  if (own) found.unshift(own);
  const shown =
    options.find((option) => option.value === value)?.label ?? String((typedOption && value) ?? '');
  const leave = () => {
    const next = wanted && typedOption?.(wanted).value;
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
          onClick={({ currentTarget: input }) => {
            // Focus opens the list, but a field that was just chosen from has it already.
            if (input.ariaExpanded === 'true') return;
            input.blur();
            input.focus();
          }}
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
        {!found.length && (
          <div role="option" aria-disabled className="gep-empty">
            {t('field.none-found')}
          </div>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}
