import { Button } from '@gep/style-editor/controls';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';
import css from './form.module.css';
import { useAskToClose } from './use-ask-to-close';
import type { DialogForm } from './use-dialog-form';

interface FormDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly form: DialogForm<Values>;
  /** Without it there is no way out but to save. */
  readonly onClose?: () => void;
  /** Of the button that sends it; default: save. */
  readonly submitText?: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A dialog of one form: its fields below each other, what went wrong under them, and the button to save. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, onClose, submitText, width = 440, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const askToClose = useAskToClose(form.dirty, () => onClose?.());
  return (
    <Dialog
      open
      width={width}
      title={title}
      onClose={onClose && askToClose}
      footer={
        <>
          {onClose && <Button onClick={onClose}>{t('action.cancel')}</Button>}
          <Button look="primary" type="submit" form={id} unavailable={form.busy}>
            {submitText ?? t('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {children}
        {form.failure && (
          <p className="gep-field-error" role="alert">
            {form.failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
