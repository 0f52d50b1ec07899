import type { InputHTMLAttributes } from 'react';
import css from './form.module.css';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  unit?: string;
}

/** One line of text or a number, its unit as a suffix inside the box. */
export function TextInput({ unit, className, ...rest }: TextInputProps) {
  return (
    <span className={css.box}>
      <input
        className={`${css.input} ${unit ? css.withUnit : ''} ${className ?? ''}`}
        autoComplete="off"
        {...rest}
      />
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  );
}
