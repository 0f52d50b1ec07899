import { Select } from '../input';
import type { SelectOption } from '../input';
import { Field } from './field';

export interface ChoiceFieldProps<T> {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly error?: string | null;
  readonly wide?: boolean;
}

/** A labelled list. */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { at, label, value, options, onChange, placeholder, disabled, error, wide } = props;
  return (
    <Field at={at} label={label} error={error} wide={wide}>
      {(id) => (
        <Select
          id={id}
          label={label}
          value={value}
          options={options}
          onChange={onChange}
          placeholder={placeholder}
          disabled={disabled}
          invalid={error != null}
        />
      )}
    </Field>
  );
}
