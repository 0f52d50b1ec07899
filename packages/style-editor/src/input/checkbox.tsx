import { Check, Minus } from 'lucide-react';
import { useMarks } from './field-marks';
import { useReadOnly } from './read-only';

/** Props of a tick. */
export interface CheckboxProps {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name, and the words beside it. */
  readonly label: string;
  /** Whether it is ticked. */
  readonly value: boolean;
  /** Some of a group are on. */
  readonly mixed?: boolean;
  /** The other state. */
  readonly onChange: (value: boolean) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** The words stand elsewhere already; they are the tooltip then. */
  readonly bare?: boolean;
  /** -1 leaves it out of the tab order, for rows that are walked with arrows. */
  readonly tabIndex?: 0 | -1;
}

/**
 * A tick, with its words beside it.
 * @example
 * <Checkbox label="Visible" value onChange={set} />;
 */
export function Checkbox(props: CheckboxProps) {
  const { label, value, mixed = false, onChange, bare = false, ...rest } = props;
  const readOnly = useReadOnly();
  const box = (
    <button
      type="button"
      role="checkbox"
      className="gep-checkbox"
      aria-label={label}
      title={bare ? label : undefined}
      aria-checked={mixed ? 'mixed' : value}
      aria-readonly={readOnly || undefined}
      onClick={() => readOnly || onChange(!value)}
      {...useMarks()}
      {...rest}
    >
      {mixed ? <Minus size={12} /> : value && <Check size={12} />}
    </button>
  );
  if (bare) return box;
  return (
    <label className="gep-switch-row">
      {box}
      <span aria-hidden>{label}</span>
    </label>
  );
}
