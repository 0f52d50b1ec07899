import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import css from './form.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  options: readonly Option[];
  /** Shown for the empty value, which can be chosen to clear. */
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** A choice out of few; `className` places the box around it. */
export function Select({ options, placeholder, onChange, className, ...rest }: SelectProps) {
  return (
    <span className={[css.box, className].filter(Boolean).join(' ')}>
      <select className={css.select} onChange={(event) => onChange?.(event.target.value)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} size={16} strokeWidth={1.5} aria-hidden />
    </span>
  );
}
