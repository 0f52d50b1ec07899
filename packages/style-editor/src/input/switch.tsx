import { Switch as HeadlessSwitch } from '@headlessui/react';
import { useReadOnly } from './read-only';

/** Props of a switch. */
export interface SwitchProps {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name, and the word beside it. */
  readonly label: string;
  /** Whether it is on. */
  readonly value: boolean;
  /** The other state. */
  readonly onChange: (value: boolean) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** The word stands elsewhere already. */
  readonly bare?: boolean;
}

/**
 * On or off, with its word beside it.
 * @example
 * <Switch label="Labels" value={false} onChange={set} />;
 */
export function Switch(props: SwitchProps) {
  const { id, label, value, onChange, disabled, bare } = props;
  const readOnly = useReadOnly();
  return (
    <span className="gep-switch-row">
      <HeadlessSwitch
        id={id}
        className="gep-switch"
        aria-label={label}
        checked={value}
        onChange={readOnly ? undefined : onChange}
        aria-readonly={readOnly || undefined}
        disabled={disabled}
      />
      {!bare && <span aria-hidden>{label}</span>}
    </span>
  );
}
