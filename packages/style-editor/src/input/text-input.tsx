import type { ComponentProps } from 'react';
import { useMarks } from './field-marks';
import { useReadOnly } from './read-only';

/** Attributes of the element that are passed on to it. */
type Attributes = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'disabled'
  | 'onBlur'
  | 'ref'
>;

/** Props of a line of text. */
export interface TextInputProps extends Attributes {
  /** Accessible name where no label element points here. */
  readonly label?: string;
  /** The text as it stands. */
  readonly value: string;
  /** Called with every key. */
  readonly onChange: (value: string) => void;
  /** Shown after the text, muted. */
  readonly unit?: string;
  /** Marked as wrong. */
  readonly invalid?: boolean;
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string;
}

/**
 * One line of text.
 * @example
 * <TextInput label="Name" value="River" onChange={set} />;
 */
export function TextInput({ label, onChange, unit, invalid, describedBy, ...rest }: TextInputProps) {
  return (
    <span className="gep-control">
      <input
        readOnly={useReadOnly()}
        type="text"
        autoComplete="off"
        aria-label={label}
        {...useMarks(invalid, describedBy)}
        {...rest}
        onChange={(event) => onChange(event.target.value)}
      />
      {unit && <span className="gep-unit">{unit}</span>}
    </span>
  );
}
