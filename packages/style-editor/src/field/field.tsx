import { useId } from 'react';
import type { ReactNode } from 'react';
import { useField } from './field-path';
import { FieldMarks } from '../input';

/** Label, control and notes of a field. */
export interface FieldProps {
  /** Name of what it edits in the value around, e.g. `width`: a problem leads to it by its path. */
  readonly at?: string;
  readonly label: string;
  /** The control, given the id its label points to. */
  readonly children: (id: string) => ReactNode;
  readonly error?: string | null;
  /** Explains the control while nothing is wrong. */
  readonly help?: ReactNode;
  /** Marked as to be filled in. */
  readonly required?: boolean;
  /** The label is at the left, as on the forms of a page; else above. */
  readonly side?: boolean;
  /** Spans both columns of a grid. */
  readonly wide?: boolean;
}

/**
 * A label, its control, and under it what is wrong or what it is for.
 * @example
 * <Field label="Name">{(id) => <TextInput id={id} value="River" onChange={set} />}</Field>;
 */
export function Field(props: FieldProps) {
  const { label, children, error, help, required, side, wide } = props;
  const id = useId();
  const { at, invalid } = useField(props.at);
  const note = error || help;
  const marks = { invalid: invalid || Boolean(error), note: note ? `${id}note` : undefined };
  return (
    <div
      className={`gep-field${side ? ' gep-field-side' : ''}${wide ? ' gep-grid-wide' : ''}`}
      data-at={at}
      data-required={required || undefined}
    >
      <label className="gep-field-label" htmlFor={id} title={label}>
        {label}
      </label>
      <FieldMarks value={marks}>{children(id)}</FieldMarks>
      {note && (
        <span
          id={marks.note}
          className={error ? 'gep-field-error' : 'gep-muted'}
          role={error ? 'alert' : undefined}
        >
          {note}
        </span>
      )}
    </div>
  );
}
