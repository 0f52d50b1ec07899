import { Switch as HeadlessSwitch } from '@headlessui/react';

export interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
  /** The word stands elsewhere already. */
  readonly bare?: boolean;
}

/** On or off, with its word beside it. */
export function Switch({ id, label, value, onChange, disabled, bare = false }: SwitchProps) {
  return (
    <span className="gep-switch-row">
      <HeadlessSwitch
        id={id}
        className="gep-switch"
        aria-label={label}
        checked={value}
        onChange={onChange}
        disabled={disabled}
      />
      {!bare && <span aria-hidden>{label}</span>}
    </span>
  );
}
