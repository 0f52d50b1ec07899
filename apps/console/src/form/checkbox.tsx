import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './form.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={css.checkbox}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
