import { Button, Field, TextInput } from '@gep/style-editor/controls';
import { zodResolver } from '@hookform/resolvers/zod';
import { contactRule, emailRule, isAbort, limits, phoneRule } from '@gep/api-client';
import type { SessionUser, Versioned } from '@gep/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Dialog } from '../../form/dialog';
import { useRuleText } from '../../form/rule-text';
import { TextField } from '../../form/text-field';
import { useAskToClose } from '../../form/use-ask-to-close';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useSession } from '../../session/session-store';
import css from './account.module.css';

const infoForm = z.object({ realName: contactRule, phone: phoneRule, email: emailRule });
type InfoForm = z.infer<typeof infoForm>;

/** Account, contact person, phone and e-mail of the signed-in user: shown, then edited; saving returns to showing. */
export function PersonalInfoDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Versioned<SessionUser> | null>(null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const askToClose = useAskToClose(editing !== null && typed, onClose);
  // What is edited is what the server holds: another window may have changed it.
  const open = useMutation({
    mutationFn: () => client.versioned('userInfo', {}, { quiet: true }),
    onSuccess: setEditing,
  });
  return (
    <Dialog
      open
      title={t('shell.personalInfo')}
      width={440}
      onClose={askToClose}
      footer={
        editing ? (
          <>
            <Button onClick={() => setEditing(null)}>{t('action.cancel')}</Button>
            <Button key="save" look="primary" type="submit" form="personal-info" disabled={busy}>
              {t('action.save')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('action.close')}</Button>
            <Button key="edit" look="primary" disabled={open.isPending} onClick={() => open.mutate()}>
              {t('action.edit')}
            </Button>
          </>
        )
      }
    >
      {editing ? (
        <InfoEditor
          key={editing.version}
          {...{ user: editing.value, read: editing.version }}
          onBusy={setBusy}
          onTyped={setTyped}
          onSaved={() => setEditing(null)}
          onLoad={() => open.mutateAsync()}
        />
      ) : (
        <InfoView user={user} />
      )}
    </Dialog>
  );
}

function InfoView({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const rows = [
    [t('account.userName'), user.userName],
    [t('account.contact'), user.realName],
    [t('account.phone'), user.phone],
    [t('account.email'), user.email],
  ];
  return (
    <dl className={css.info}>
      {rows.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd className={value === '' ? css.none : undefined}>{value || t('account.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface InfoEditorProps {
  readonly user: SessionUser;
  readonly read: string | null;
  readonly onBusy: (busy: boolean) => void;
  /** Whether what is in the fields is not what was read. */
  readonly onTyped: (typed: boolean) => void;
  readonly onSaved: () => void;
  /** Takes what the server holds in the place of what was typed. */
  readonly onLoad: () => Promise<unknown>;
}

function InfoEditor({ user, read, onBusy, onTyped, onSaved, onLoad }: InfoEditorProps) {
  const { t } = useTranslation();
  const words = useRuleText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const version = useFormVersions(read, true)();
  const { control, handleSubmit, formState } = useForm<InfoForm>({
    resolver: zodResolver(infoForm),
    defaultValues: { realName: user.realName, phone: user.phone, email: user.email },
  });
  const { errors, isDirty } = formState;
  useEffect(() => onTyped(isDirty), [onTyped, isDirty]);

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      const input = { id: user.userId, ...values };
      const saved = await saveForm(
        version,
        (ifMatch) => client.versioned('updateUser', input, { ifMatch }),
        onLoad,
      );
      useSession.getState().setUser(saved);
    } catch (error) {
      if (!isAbort(error)) setFailure(errorText(error));
      return;
    } finally {
      onBusy(false);
    }
    void queries.invalidateQueries({ queryKey: ['user-info'] });
    onSaved();
  });

  return (
    <form id="personal-info" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('account.userName')}>
        {(id) => <TextInput id={id} value={user.userName} onChange={() => undefined} disabled />}
      </Field>
      <TextField
        control={control}
        name="realName"
        label={t('account.contact')}
        error={words(errors.realName?.message)}
        maxLength={limits.contactMax}
        autoFocus
      />
      <TextField
        control={control}
        name="phone"
        label={t('account.phone')}
        error={words(errors.phone?.message)}
        inputMode="tel"
        // Also of a pasted number with spaces: the rule counts afterwards.
        keep={(text) => text.replace(/\D/g, '').slice(0, limits.phoneDigits)}
      />
      <TextField
        control={control}
        name="email"
        label={t('account.email')}
        help={t('account.emailUse')}
        error={words(errors.email?.message)}
        type="email"
        maxLength={limits.emailMax}
      />
      {failure && (
        <p className="gep-field-error" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
