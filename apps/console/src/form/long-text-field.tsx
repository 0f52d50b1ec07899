import { Field } from '@gep/style-editor/controls';
import type { FieldProps } from '@gep/style-editor/controls';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import css from './form.module.css';

interface LongTextFieldProps<Values extends FieldValues> extends Pick<
  FieldProps,
  'label' | 'required' | 'error' | 'help'
> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly maxLength?: number;
  /** Lines that are seen at once. */
  readonly rows?: number;
  readonly autoFocus?: boolean;
}

/** A text of some lines. */
export function LongTextField<Values extends FieldValues>(props: LongTextFieldProps<Values>) {
  const { control, name, label, required, error, help, rows = 4, ...rest } = props;
  const { field } = useController({ control, name });
  return (
    <Field {...{ label, required, error, help }}>
      {(id) => (
        <textarea
          {...field}
          {...rest}
          id={id}
          rows={rows}
          className={css.longText}
          aria-invalid={error !== undefined}
        />
      )}
    </Field>
  );
}
