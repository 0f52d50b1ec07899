import { Select } from '../input';
import type { SelectProps } from '../input';
import { Field } from './field';
import type { FieldProps } from './field';

/** Props of a labelled list. */
export interface ChoiceFieldProps<T>
  extends Omit<SelectProps<T>, 'id' | 'label' | 'invalid'>, Omit<FieldProps, 'children'> {}

/**
 * A labelled list.
 * @example
 * const options = [
 *   { value: 'quantile', label: 'Quantile' },
 *   { value: 'equal', label: 'Equal interval' },
 * ];
 * <ChoiceField label="Method" value="quantile" options={options} onChange={set} />;
 */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { at, error, help, required, side, wide, ...list } = props;
  return (
    <Field label={list.label} {...{ at, error, help, required, side, wide }}>
      {(id) => <Select id={id} {...list} />}
    </Field>
  );
}
