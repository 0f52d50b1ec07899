import { ApiError, isAbort } from '@gep/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { errorText } from '../session/error-text';
import { useRuleText } from './rule-text';

/** Says that a value cannot be taken, at its field. */
export type Refuse<Values extends FieldValues> = (field: FieldPath<Values>, message: string) => void;

export interface DialogForm<Values extends FieldValues> {
  /** What a field needs to be part of the form. */
  readonly field: (name: FieldPath<Values>) => {
    readonly control: Control<Values>;
    readonly name: FieldPath<Values>;
    readonly error: string | undefined;
  };
  readonly submit: () => void;
  readonly busy: boolean;
  /** Whether something was typed. */
  readonly dirty: boolean;
  /** What went wrong with the whole form. */
  readonly failure: string | undefined;
}

/**
 * The form of a dialog. It is checked before it is saved; what the server refuses is shown at its field, else under the
 * form, and what was typed stays.
 * @param initial what the form begins with
 * @param save closes the dialog when it is through
 */
export function useDialogForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  initial: DefaultValues<Values> & Values,
  save: (values: Values, refuse: Refuse<Values>) => Promise<void>,
): DialogForm<Values> {
  const words = useRuleText();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSaving = useRef(false);
  const { control, handleSubmit, setError, getFieldState, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: initial,
  });
  const refuse: Refuse<Values> = (field, message) => setError(field, { message }, { shouldFocus: true });

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(values, refuse);
    } catch (error) {
      const names = Object.keys(initial) as FieldPath<Values>[];
      const field = error instanceof ApiError && names.find((name) => error.at === `body.${name}`);
      if (field) refuse(field, errorText(error));
      else if (!isAbort(error)) setFailure(errorText(error));
    }
  });
  return {
    field: (name) => ({ control, name, error: words(getFieldState(name, formState).error?.message) }),
    // The button stays enabled and keeps the keyboard: a second press while a save is under way does nothing.
    submit: () => {
      if (isSaving.current) return;
      isSaving.current = true;
      setBusy(true);
      void submit().finally(() => {
        isSaving.current = false;
        setBusy(false);
      });
    },
    busy,
    dirty: formState.isDirty,
    failure,
  };
}
