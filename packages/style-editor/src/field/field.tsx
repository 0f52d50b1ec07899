import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The control, given the id its label points to. */
  readonly children: (id: string) => ReactNode;
  readonly error?: string | null;
  /** Spans both columns of a grid. */
  readonly wide?: boolean;
}

/** A label above a control, with its error under it. */
export function Field({ label, children, error, wide = false }: FieldProps) {
  const id = useId();
  return (
    <div className={wide ? 'gep-field gep-grid-wide' : 'gep-field'}>
      <label className="gep-field-label" htmlFor={id} title={label}>
        {label}
      </label>
      {children(id)}
      {error && (
        <span className="gep-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
