import { Field } from '@gep/style-editor/controls';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { DueInput } from '../../form/due-input';
import { FormDialog } from '../../form/form-dialog';
import { useDialogForm } from '../../form/use-dialog-form';

const extendForm = z.object({ submitDue: z.string().nullable() });

interface ExtendDialogProps {
  /** What counts for this department now. */
  readonly due: string | null;
  readonly onClose: () => void;
  readonly onExtend: (submitDue: string | null) => Promise<void>;
}

/** Gives one department more time, or takes that back. */
export function ExtendDialog({ due, onClose, onExtend }: ExtendDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm(extendForm, { submitDue: due }, ({ submitDue }) => onExtend(submitDue));
  const { control, name, error } = dialog.field('submitDue');
  const { field } = useController({ control, name });
  return (
    <FormDialog title={t('review.extendTitle')} form={dialog} onClose={onClose}>
      <Field label={t('review.extendDue')} error={error} help={t('review.extendHelp')}>
        {(id) => <DueInput id={id} due={field.value} onChange={field.onChange} />}
      </Field>
    </FormDialog>
  );
}
