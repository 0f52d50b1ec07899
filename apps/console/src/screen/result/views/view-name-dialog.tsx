import { limits, viewNameRule } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../../form/form-dialog';
import { TextField } from '../../../form/text-field';
import { useDialogForm } from '../../../form/use-dialog-form';

const schema = z.object({ name: viewNameRule });

interface ViewNameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a saved view is called. */
export function ViewNameDialog({ title, name, onSave, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation();
  const form = useDialogForm(schema, { name }, async (typed) => {
    await onSave(typed.name);
    onClose();
  });
  return (
    <FormDialog {...{ title, form, onClose }}>
      <TextField
        {...form.field('name')}
        label={t('map.views.name')}
        required
        autoFocus
        maxLength={limits.viewNameMax}
      />
    </FormDialog>
  );
}
