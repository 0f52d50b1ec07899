import {
  contactRule,
  departmentAccountRule,
  departmentNameRule,
  emailRule,
  limits,
  phoneRule,
} from '@gep/api-client';
import type { Department } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import css from '../../form/form.module.css';
import { FormDialog } from '../../form/form-dialog';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { client } from '../../session/client';
import { faultText } from '../../session/fault-text';
import { saveForm } from '../../session/save-form';
import type { EditedDepartment } from './edited-department';

const departmentForm = z.object({
  userName: departmentAccountRule,
  deptName: departmentNameRule,
  realName: contactRule,
  phone: phoneRule,
  email: emailRule,
});

interface DepartmentDialogProps {
  readonly projectId: string;
  /** Null adds one. */
  readonly edited: EditedDepartment | null;
  /** Departments whose accounts are taken, as far as they are known here. */
  readonly listed: readonly Department[];
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
  /** Takes what the server holds in the place of what was typed. */
  readonly onLoad: () => Promise<unknown>;
}

/** Adds a department, or edits one. */
export function DepartmentDialog(props: DepartmentDialogProps) {
  const { projectId, edited, listed, onClose, onSaved, onLoad } = props;
  const { t } = useTranslation();
  const {
    userId,
    userName = '',
    deptName = '',
    realName = '',
    phone = '',
    email = '',
  } = edited?.department ?? {};
  const initial = { userName, deptName, realName, phone, email };
  const form = useDialogForm(departmentForm, initial, async (values, refuse) => {
    const holder =
      listed.find((one) => one.userName === values.userName) ??
      (await client.departmentExists({ projectId, userName: values.userName }));
    if (holder && holder.userId !== userId) {
      refuse('userName', faultText({ name: 'ACCOUNT_TAKEN', args: { name: values.userName } }));
      return;
    }
    if (edited && userId !== undefined)
      await saveForm(
        { version: edited.version, advance: () => undefined },
        (ifMatch) => client.versioned('updateDepartment', { projectId, userId, ...values }, { ifMatch }),
        onLoad,
      );
    else await client.addDepartment({ projectId, ...values });
    await onSaved();
  });
  return (
    <FormDialog title={t(edited ? 'department.edit' : 'department.add')} form={form} onClose={onClose}>
      <TextField
        {...form.field('userName')}
        label={t('department.account')}
        required
        autoFocus
        maxLength={limits.departmentAccount.max}
      />
      <TextField
        {...form.field('deptName')}
        label={t('department.name')}
        required
        maxLength={limits.departmentName.input}
      />
      <TextField {...form.field('realName')} label={t('department.contact')} maxLength={limits.contactMax} />
      <TextField
        {...form.field('phone')}
        label={t('department.phone')}
        inputMode="tel"
        // Also of a pasted number with spaces: the rule counts afterwards.
        keep={(text) => text.replace(/\D/g, '').slice(0, limits.phoneDigits)}
      />
      <TextField
        {...form.field('email')}
        label={t('department.email')}
        help={t('department.emailUse')}
        type="email"
        maxLength={limits.emailMax}
      />
      {!edited && <p className={css.help}>{t('department.firstPassword')}</p>}
    </FormDialog>
  );
}
