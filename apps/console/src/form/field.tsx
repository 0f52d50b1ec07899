import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './form.module.css';

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  /** Label at the left, 120 px, as on settings cards; above otherwise. */
  side?: boolean;
  required?: boolean;
  error?: string;
  help?: ReactNode;
  /** Draws the control with the id and the descriptions that tie it to its label. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, and what is wrong with it. */
export function Field({ label, side, required, error, help, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  const control: ControlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  };
  return (
    <div className={side ? css.fieldSide : css.field}>
      <label htmlFor={id} className={`${css.label} ${required ? css.required : ''}`}>
        {label}
      </label>
      <div className={css.field}>
        {children(control)}
        {note && (
          <span id={`${id}-note`} className={error ? css.error : css.help} role={error ? 'alert' : undefined}>
            {note}
          </span>
        )}
      </div>
    </div>
  );
}
