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
        className={[css.input, className].filter(Boolean).join(' ')}
        // A unit takes its own width and two gaps; Chinese characters are as wide as two letters.
        style={unit ? { paddingRight: `calc(${textWidth(unit)} * 6.5px + 16px)` } : undefined}
        autoComplete="off"
        {...rest}
      />
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  );
}

/** Width of a short text in halves of a Chinese character. */
function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2e7f' ? 2 : 1.1;
  return width;
}
