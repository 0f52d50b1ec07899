import { groupNameRule, limits } from '@gep/api-client';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../form/form-dialog';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';

const schema = z.object({ name: groupNameRule });

interface GroupFormDialogProps {
  readonly group: string;
  readonly groups: readonly string[];
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The name of a group of public styles. */
export function GroupFormDialog({ group, groups, onSave, onClose }: GroupFormDialogProps) {
  const { t } = useTranslation();
  const form = useDialogForm(schema, { name: group }, async ({ name }) => {
    await onSave(name);
    onClose();
  });
  const field = form.field('name');
  const typed = useWatch({ control: field.control, name: 'name' }).trim();
  return (
    <FormDialog {...{ form, onClose }} title={t('library.renameGroup')}>
      <TextField
        {...field}
        label={t('library.groupName')}
        help={typed !== group && groups.includes(typed) ? t('library.joins', { name: typed }) : undefined}
        required
        autoFocus
        maxLength={limits.styleNameMax}
      />
    </FormDialog>
  );
}
