import { Check, Minus } from 'lucide-react';
import { useReadOnly } from './read-only';

export interface CheckboxProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Whether it is ticked. */
  readonly value: boolean;
  /** Some of a group are on. */
  readonly mixed?: boolean;
  /** The other state. */
  readonly onChange: (value: boolean) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** -1 leaves it out of the tab order, for rows that are walked with arrows. */
  readonly tabIndex?: 0 | -1;
}

/** A tick; its name is for assistive technology and the tooltip. */
export function Checkbox({ label, value, mixed = false, onChange, disabled, tabIndex }: CheckboxProps) {
  const readOnly = useReadOnly();
  return (
    <button
      type="button"
      role="checkbox"
      className="gep-checkbox"
      aria-label={label}
      title={label}
      aria-checked={mixed ? 'mixed' : value}
      tabIndex={tabIndex}
      disabled={disabled}
      aria-readonly={readOnly || undefined}
      onClick={() => readOnly || onChange(!value)}
    >
      {mixed ? <Minus size={12} /> : value && <Check size={12} />}
    </button>
  );
}
