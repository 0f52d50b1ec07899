import { groupNameRule, limits } from '@gep/api-client';
import type { PublicGroup } from '@gep/api-client';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../form/form-dialog';
import { useDialogForm } from '../../form/use-dialog-form';
import { GroupField } from './group-field';
import css from './style-library.module.css';

const schema = z.object({ group: groupNameRule });

interface ImportDialogProps {
  readonly file: File;
  readonly groups: readonly PublicGroup[];
  readonly onImport: (group: string, text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which group a file of styles becomes, and says what it replaces. */
export function ImportDialog({ file, groups, onImport, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const stem = file.name.replace(/\.[^.]*$/, '').slice(0, limits.styleNameMax);
  const form = useDialogForm(schema, { group: stem }, async ({ group }) => {
    await onImport(group, await file.text());
    onClose();
  });
  const field = form.field('group');
  const chosen = useWatch({ control: field.control, name: 'group' });
  const replaced = groups.find(({ name }) => name === chosen.trim())?.styles.length;
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('library.importTitle', { file: file.name })}
      submitText={t('action.import')}
    >
      <GroupField {...field} groups={groups.map(({ name }) => name)} />
      {replaced !== undefined && (
        <p className={css.warning} role="status">
          {t('library.replaces', { count: replaced })}
        </p>
      )}
    </FormDialog>
  );
}
