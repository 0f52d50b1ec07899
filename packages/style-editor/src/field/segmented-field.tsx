import { Segmented } from '../input';
import type { SegmentedProps } from '../input';
import { Field } from './field';

export interface SegmentedFieldProps<T> extends Omit<SegmentedProps<T>, 'id' | 'disabled'> {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly wide?: boolean;
}

/** A labelled row of words or pictures, one of which is chosen. */
export function SegmentedField<T extends string | number>(props: SegmentedFieldProps<T>) {
  const { at, wide, ...row } = props;
  return (
    <Field at={at} label={row.label} wide={wide}>
      {(id) => <Segmented id={id} {...row} />}
    </Field>
  );
}
