import { useReadOnly } from './read-only';

export interface TextInputProps {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name where no label element points here. */
  readonly label?: string;
  /** The text as it stands. */
  readonly value: string;
  /** Called with every key. */
  readonly onChange: (value: string) => void;
  /** The field was left. */
  readonly onBlur?: () => void;
  /** Shown while it is empty. */
  readonly placeholder?: string;
  /** Marked as wrong. */
  readonly invalid?: boolean;
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onChange, onBlur, placeholder, invalid, describedBy, disabled } = props;
  return (
    <span className="gep-control">
      <input
        readOnly={useReadOnly()}
        id={id}
        type="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </span>
  );
}
