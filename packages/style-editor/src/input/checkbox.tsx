import { Checkbox as HeadlessCheckbox } from '@headlessui/react';
import { Check, Minus } from 'lucide-react';

export interface CheckboxProps {
  readonly label: string;
  readonly value: boolean;
  /** Some of a group are on. */
  readonly mixed?: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
}

/** A tick; its name is for assistive technology and the tooltip. */
export function Checkbox({ label, value, mixed = false, onChange, disabled }: CheckboxProps) {
  return (
    <HeadlessCheckbox
      className="gep-checkbox"
      aria-label={label}
      title={label}
      checked={value}
      indeterminate={mixed}
      onChange={onChange}
      disabled={disabled}
    >
      {mixed ? <Minus size={12} /> : value && <Check size={12} />}
    </HeadlessCheckbox>
  );
}
