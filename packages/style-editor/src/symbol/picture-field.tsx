import { Field } from '../field';
import { Segmented } from '../input';
import type { Choice } from './choices';

export interface PictureFieldProps<T> {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly wide?: boolean;
}

/** A labelled row of pictures, one of which is chosen. */
export function PictureField<T extends string>(props: PictureFieldProps<T>) {
  const { at, label, value, options, onChange, wide } = props;
  return (
    <Field at={at} label={label} wide={wide}>
      {(id) => <Segmented id={id} label={label} value={value} options={options} onChange={onChange} />}
    </Field>
  );
}
