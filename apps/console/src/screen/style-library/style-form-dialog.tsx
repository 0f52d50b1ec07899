import { groupNameRule, limits, styleNameRule } from '@gep/api-client';
import type { UserStyle } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../form/form-dialog';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { GroupField } from './group-field';

const schema = z.object({ name: styleNameRule, group: groupNameRule });

interface StyleFormDialogProps {
  readonly style: UserStyle;
  /** The group that it is in. */
  readonly group: string;
  readonly groups: readonly string[];
  readonly onSave: (name: string, group: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Name and group of a public style. */
export function StyleFormDialog({ style, group, groups, onSave, onClose }: StyleFormDialogProps) {
  const { t } = useTranslation();
  const form = useDialogForm(schema, { name: style.name, group }, async (typed) => {
    await onSave(typed.name, typed.group);
    onClose();
  });
  return (
    <FormDialog {...{ form, onClose }} title={t('library.editTitle')}>
      <TextField
        {...form.field('name')}
        label={t('library.name')}
        required
        autoFocus
        maxLength={limits.styleNameMax}
      />
      <GroupField {...form.field('group')} groups={groups} />
    </FormDialog>
  );
}
