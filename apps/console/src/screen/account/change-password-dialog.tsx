import { ruleMessages } from '@gep/api-client';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form/form-dialog';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import type { ForcedChange } from '../../session/forced-change';
import { recall, remember } from '../../session/remember-me';
import { useSession } from '../../session/session-store';
import css from './account.module.css';
import { passwordForm } from './password-form';
import type { PasswordForm } from './password-form';

interface ChangePasswordDialogProps {
  /** Why there is no way out but a new password; null where the user wants one. */
  readonly forced: ForcedChange | null;
  readonly onClose: () => void;
  /** The server took the new password. */
  readonly onChanged: () => void;
}

/** Changes the own password; a refusal keeps the dialog open and says why. */
export function ChangePasswordDialog({ forced, onClose, onChanged }: ChangePasswordDialogProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const userName = useSession((session) => session.user?.userName ?? '');
  const initial = { oldPassword: '', password: '', passwordRe: '' };
  const form = useDialogForm(passwordForm, initial, async (values) => {
    const { token } = await client.changePassword(values);
    useSession.getState().renewToken(token);
    await renewRemembered(userName, values.password);
    onChanged();
  });

  const field = (
    name: keyof PasswordForm,
    label: string,
    autoComplete: 'current-password' | 'new-password',
    help?: string,
  ) => (
    <TextField
      {...form.field(name)}
      {...{ label, help, autoComplete }}
      required
      type="password"
      autoFocus={name === 'oldPassword'}
      maxLength={128}
    />
  );
  return (
    <FormDialog title={t('shell.changePassword')} form={form} onClose={forced ? undefined : onClose}>
      {forced && (
        <p className={css.warning} role="alert">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
          {t(`account.forced.${forced}`)}
        </p>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      {field('oldPassword', t('account.oldPassword'), 'current-password')}
      {field('password', t('account.newPassword'), 'new-password', local(ruleMessages['rule.password']))}
      {field('passwordRe', t('account.repeatPassword'), 'new-password')}
    </FormDialog>
  );
}

/** The login form prefills what was remembered: the old password would count as a wrong one. */
async function renewRemembered(account: string, password: string): Promise<void> {
  try {
    if ((await recall())?.account === account) await remember({ account, password });
  } catch {
    // Without the store of the browser nothing was remembered either.
  }
}
