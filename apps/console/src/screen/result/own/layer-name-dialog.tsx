import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../../form/form-dialog';
import { TextField } from '../../../form/text-field';
import { useDialogForm } from '../../../form/use-dialog-form';

/** Letters of the name of a layer. */
const nameMax = 80;

interface LayerNameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a layer of the reader is called. */
export function LayerNameDialog({ name, onName, onClose }: LayerNameDialogProps) {
  const { t } = useTranslation();
  const schema = z.object({ name: z.string().trim().min(1, t('map.own.nameNeeded')).max(nameMax) });
  const form = useDialogForm(schema, { name: name.slice(0, nameMax) }, (typed) => {
    onName(typed.name);
    onClose();
    return Promise.resolve();
  });
  return (
    <FormDialog title={t('map.own.renameTitle')} {...{ form, onClose }}>
      <TextField {...form.field('name')} label={t('map.own.name')} required autoFocus maxLength={nameMax} />
    </FormDialog>
  );
}
