import { zodResolver } from '@hookform/resolvers/zod';
import { contactRule, limits, phoneRule } from '@gep/api-client';
import type { SessionUser } from '@gep/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Button } from '../../form/button';
import { Dialog } from '../../form/dialog';
import { Field } from '../../form/field';
import form from '../../form/form.module.css';
import { useRuleText } from '../../form/rule-text';
import { TextInput } from '../../form/text-input';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { useSession } from '../../session/session-store';
import css from './account.module.css';

const infoForm = z.object({ realName: contactRule, phone: phoneRule });
type InfoForm = z.infer<typeof infoForm>;

/** Account, contact person and phone of the signed-in user: shown, then edited; saving returns to showing. */
export function PersonalInfoDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      title={t('shell.personalInfo')}
      width={440}
      onClose={onClose}
      footer={
        editing ? (
          <>
            <Button onClick={() => setEditing(false)}>{t('action.cancel')}</Button>
            <Button key="save" kind="primary" type="submit" form="personal-info" disabled={busy}>
              {t('action.save')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('action.close')}</Button>
            <Button key="edit" kind="primary" onClick={() => setEditing(true)}>
              {t('action.edit')}
            </Button>
          </>
        )
      }
    >
      {editing ? (
        <InfoEditor user={user} onBusy={setBusy} onSaved={() => setEditing(false)} />
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
  readonly onBusy: (busy: boolean) => void;
  readonly onSaved: () => void;
}

function InfoEditor({ user, onBusy, onSaved }: InfoEditorProps) {
  const { t } = useTranslation();
  const words = useRuleText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setValue, formState } = useForm<InfoForm>({
    resolver: zodResolver(infoForm),
    defaultValues: { realName: user.realName, phone: user.phone },
  });
  const { errors } = formState;
  const phone = register('phone');

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      useSession.getState().setUser(await client.updateUser({ id: user.userId, ...values }));
    } catch (error) {
      setFailure(errorText(error));
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
        {(control) => <TextInput {...control} value={user.userName} disabled />}
      </Field>
      <Field label={t('account.contact')} error={words(errors.realName?.message)}>
        {(control) => (
          <TextInput {...control} {...register('realName')} maxLength={limits.contactMax} autoFocus />
        )}
      </Field>
      <Field label={t('account.phone')} error={words(errors.phone?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...phone}
            inputMode="tel"
            // Only digits stay, also of a pasted number with spaces: the rule counts afterwards.
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, limits.phoneDigits);
              setValue('phone', digits, { shouldValidate: formState.isSubmitted });
            }}
          />
        )}
      </Field>
      {failure && (
        <p className={form.error} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
