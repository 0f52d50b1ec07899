import { limits } from '@gep/api-client';
import { Button, Field, Select } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '../../form/ask-before-leaving';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { NumbersInput } from '../../form/numbers-input';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useSession } from '../../session/session-store';
import { useSave } from '../../session/use-save';
import css from './notice.module.css';
import { daysOf, draftOf, isComplete, sides } from './reminder-mode';
import type { ReminderDraft } from './reminder-mode';

const modes = ['server', 'own', 'none'] as const;

/** On which days the project is reminded of due dates. */
export function NoticeSettings() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const found = useQuery({
    queryKey: ['notice-setting', projectId],
    queryFn: ({ signal }) => client.versioned('getNoticeSetting', { projectId }, { signal }),
    gcTime: 0,
  });
  const [changed, setChanged] = useState<ReminderDraft | null>(null);
  const [busy, save] = useSave();
  const setting = found.data?.value;
  if (!setting) return <Card title={t('notice.reminder.title')}>{null}</Card>;
  const draft = changed ?? draftOf(setting);
  const isDirty = JSON.stringify(daysOf(draft)) !== JSON.stringify(setting.reminderDays);
  const isFine = isComplete(draft, limits.reminderDays);
  const onSave = () =>
    save(async () => {
      const input = { projectId, reminderDays: daysOf(draft) };
      await saveForm(
        { version: found.data?.version ?? null, advance: () => undefined },
        (ifMatch) => client.versioned('saveNoticeSetting', input, { ifMatch }),
        () => found.refetch(),
      );
      await found.refetch();
      setChanged(null);
    });
  const days = (list: readonly number[]): string => list.join(t('notice.and'));
  const { before, after } = sides(setting.serverDays);
  const said = [
    before.length > 0 && t('notice.reminder.daysBefore', { days: days(before) }),
    after.length > 0 && t('notice.reminder.daysAfter', { days: days(after) }),
  ].filter((part) => part !== false);
  const ofServer = said.length > 0 ? said.join(t('notice.sides')) : t('notice.reminder.none');
  return (
    <Card title={t('notice.reminder.title')}>
      <AskBeforeLeaving dirty={isDirty} save={() => (isFine ? onSave() : Promise.resolve(false))} />
      <div className={css.settings}>
        <p className={form.help}>{t('notice.reminder.help')}</p>
        <Field label={t('notice.reminder.mode')}>
          {(id) => (
            <Select
              id={id}
              value={draft.mode}
              options={modes.map((value) => ({
                value,
                label: t(`notice.reminder.${value}`, { days: ofServer }),
              }))}
              onChange={(mode) => setChanged({ ...draft, mode })}
            />
          )}
        </Field>
        {draft.mode === 'own' && (
          <div className={css.days}>
            {(['before', 'after'] as const).map((side) => (
              <Field key={side} label={t(`notice.reminder.${side}`)}>
                {(id) => (
                  <NumbersInput
                    id={id}
                    value={draft[side]}
                    unit={t('notice.reminder.unit')}
                    onChange={(value) => setChanged({ ...draft, [side]: value })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <p role="status" className={isFine ? form.help : 'gep-field-error'}>
          {isFine
            ? draft.mode === 'own' && t('notice.reminder.form')
            : t('notice.reminder.wrong', { most: limits.reminderDays })}
        </p>
        <p className={form.help}>{t('notice.reminder.mail')}</p>
        <div className={css.settingsFoot}>
          <Button unavailable={!isDirty} onClick={() => setChanged(null)}>
            {t('notice.reminder.reset')}
          </Button>
          <Button look="primary" unavailable={!isDirty || !isFine || busy} onClick={() => void onSave()}>
            {t('action.save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
