import { Field } from '@gep/style-editor/controls';
import type { FieldProps } from '@gep/style-editor/controls';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

interface ControlledFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  FieldProps,
  'label' | 'error' | 'help'
> {
  readonly control: Control<Values>;
  readonly name: Name;
  /** The control of the value, with the id that the label points to. */
  readonly children: (bound: {
    readonly id: string;
    readonly value: FieldPathValue<Values, Name>;
    readonly onChange: (value: FieldPathValue<Values, Name>) => void;
  }) => ReactNode;
}

/** A labelled value of a form with a control that is chosen from: a list, a row of choices. */
export function ControlledField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: ControlledFieldProps<Values, Name>,
) {
  const { control, name, children, ...marks } = props;
  const { field } = useController({ control, name });
  return <Field {...marks}>{(id) => children({ id, value: field.value, onChange: field.onChange })}</Field>;
}
