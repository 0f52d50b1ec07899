export interface TextInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onChange, onBlur, placeholder, invalid, describedBy, disabled } = props;
  return (
    <span className="gep-control">
      <input
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
