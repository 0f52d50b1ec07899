import { useId } from 'react';
import type { ReactNode } from 'react';
import { useField } from './field-path';
import { Invalid } from '../input';

export interface FieldProps {
  /** Name of what it edits in the value around, e.g. `width`: a problem leads to it by its path. */
  readonly at?: string;
  readonly label: string;
  /** The control, given the id its label points to. */
  readonly children: (id: string) => ReactNode;
  readonly error?: string | null;
  /** Spans both columns of a grid. */
  readonly wide?: boolean;
}

/** A label above a control, with its error under it. */
export function Field({ at, label, children, error, wide = false }: FieldProps) {
  const id = useId();
  const field = useField(at);
  return (
    <div className={wide ? 'gep-field gep-grid-wide' : 'gep-field'} data-at={field.at}>
      <label className="gep-field-label" htmlFor={id} title={label}>
        {label}
      </label>
      <Invalid value={field.invalid}>{children(id)}</Invalid>
      {error && (
        <span className="gep-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
