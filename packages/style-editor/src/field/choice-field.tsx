import { Select } from '../input';
import type { SelectProps } from '../input';
import { Field } from './field';
import type { FieldProps } from './field';

export interface ChoiceFieldProps<T>
  extends Omit<SelectProps<T>, 'id' | 'label' | 'invalid'>, Omit<FieldProps, 'children'> {}

/** A labelled list. */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { at, error, help, required, side, wide, ...list } = props;
  return (
    <Field label={list.label} {...{ at, error, help, required, side, wide }}>
      {(id) => <Select id={id} {...list} />}
    </Field>
  );
}
