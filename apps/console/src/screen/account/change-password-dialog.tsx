import { Button } from '@gep/style-editor/controls';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, ruleMessages } from '@gep/api-client';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../form/dialog';
import { useRuleText } from '../../form/rule-text';
import { TextField } from '../../form/text-field';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { recall, remember } from '../../session/remember-me';
import { useSession } from '../../session/session-store';
import css from './account.module.css';
import { passwordForm } from './password-form';
import type { PasswordForm } from './password-form';

/** The password is the first one, or too old. */
export type ForcedChange = 'initial' | 'stale';

interface ChangePasswordDialogProps {
  /** Why there is no way out but a new password; null where the user wants one. */
  readonly forced: ForcedChange | null;
  readonly onClose: () => void;
  /** The server took the new password. */
  readonly onChanged: () => void;
}

/** Where the form can show a refusal of the server. */
const places = { 'body.oldPassword': 'oldPassword', 'body.password': 'password' } as const;

/** Changes the own password; a refusal keeps the dialog open and says why. */
export function ChangePasswordDialog({ forced, onClose, onChanged }: ChangePasswordDialogProps) {
  const { t } = useTranslation();
  const words = useRuleText();
  const local = useLocalText();
  const userName = useSession((session) => session.user?.userName ?? '');
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { oldPassword: '', password: '', passwordRe: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { token } = await client.changePassword(values);
      useSession.getState().renewToken(token);
    } catch (error) {
      const place = error instanceof ApiError && Object.entries(places).find(([at]) => at === error.at)?.[1];
      if (place) setError(place, { message: errorText(error) }, { shouldFocus: true });
      else setFailure(errorText(error));
      return;
    }
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
      control={control}
      required
      error={words(errors[name]?.message)}
      {...{ name, label, help, autoComplete }}
      type="password"
      autoFocus={name === 'oldPassword'}
      maxLength={128}
    />
  );
  return (
    <Dialog
      open
      title={t('shell.changePassword')}
      width={440}
      onClose={forced ? undefined : onClose}
      footer={
        <>
          {!forced && <Button onClick={onClose}>{t('action.cancel')}</Button>}
          <Button look="primary" type="submit" form="change-password" disabled={isSubmitting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id="change-password" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
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
        {failure && (
          <p className="gep-field-error" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
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
