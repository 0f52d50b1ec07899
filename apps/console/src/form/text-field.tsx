import { Field, TextInput } from '@gep/style-editor/controls';
import type { FieldProps, TextInputProps } from '@gep/style-editor/controls';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

type InputProps = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'autoFocus' | 'disabled'
>;

interface TextFieldProps<Values extends FieldValues>
  extends InputProps, Pick<FieldProps, 'label' | 'required' | 'error' | 'help'> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** What is kept of a typed text; default: all. */
  readonly keep?: (text: string) => string;
}

/** A text of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, required, error, help, keep = (text) => text, ...input } = props;
  const { field } = useController({ control, name });
  return (
    <Field {...{ label, required, error, help }}>
      {(id) => <TextInput {...field} {...input} id={id} onChange={(text) => field.onChange(keep(text))} />}
    </Field>
  );
}
