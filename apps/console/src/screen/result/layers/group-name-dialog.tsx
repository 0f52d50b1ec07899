import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../../form/form-dialog';
import { TextField } from '../../../form/text-field';
import { useDialogForm } from '../../../form/use-dialog-form';
import { groupNameMax } from './listed-layers';

interface GroupNameDialogProps {
  /** Empty for a group that is to be made. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a group of layers is called. */
export function GroupNameDialog({ name, onName, onClose }: GroupNameDialogProps) {
  const { t } = useTranslation();
  const schema = z.object({
    name: z.string().trim().min(1, t('map.layers.groupNameNeeded')).max(groupNameMax),
  });
  const form = useDialogForm(schema, { name }, (typed) => {
    onName(typed.name);
    onClose();
    return Promise.resolve();
  });
  return (
    <FormDialog
      title={t(name === '' ? 'map.layers.newGroup' : 'map.layers.renameGroup')}
      {...{ form, onClose }}
    >
      <TextField
        {...form.field('name')}
        label={t('map.layers.groupName')}
        required
        autoFocus
        maxLength={groupNameMax}
      />
    </FormDialog>
  );
}
