import { ruleMessages } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import css from '../../form/form.module.css';
import { FormDialog } from '../../form/form-dialog';
import { isRepeated, newPassword, notRepeated } from '../../form/new-password';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import type { EditedDepartment } from './edited-department';

const passwordForm = z.object(newPassword).refine(isRepeated, notRepeated);

interface DepartmentPasswordDialogProps {
  readonly edited: EditedDepartment;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
  /** Takes what the server holds. */
  readonly onLoad: () => Promise<unknown>;
}

/** Gives a department a new password. */
export function DepartmentPasswordDialog(props: DepartmentPasswordDialogProps) {
  const { edited, onClose, onSaved, onLoad } = props;
  const { userId, userName, deptName } = edited.department;
  const { t } = useTranslation();
  const local = useLocalText();
  const form = useDialogForm(passwordForm, { password: '', passwordRe: '' }, async ({ password }) => {
    await saveForm(
      { version: edited.version, advance: () => undefined },
      (ifMatch) => client.versioned('changeDepartmentPassword', { userId, password }, { ifMatch }),
      onLoad,
    );
    await onSaved();
  });
  const input = { required: true, type: 'password', autoComplete: 'new-password', maxLength: 128 } as const;
  return (
    <FormDialog title={t('department.passwordOf', { name: deptName })} form={form} onClose={onClose}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <TextField
        {...form.field('password')}
        {...input}
        label={t('account.newPassword')}
        help={local(ruleMessages['rule.password'])}
        autoFocus
      />
      <TextField {...form.field('passwordRe')} {...input} label={t('account.repeatPassword')} />
      <p className={css.help}>{t('department.passwordEffect')}</p>
    </FormDialog>
  );
}
