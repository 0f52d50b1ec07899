import type { FormChange } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { timeText } from '../message/time-text';
import { useConflict } from '../session/save-form';
import { useSession } from '../session/session-store';
import css from './conflict-dialog.module.css';
import { Dialog } from './dialog';

/** Asks which of two saves stays, and lists what the other person has changed; stands once at the root. */
export function ConflictHost() {
  const { t } = useTranslation();
  const question = useConflict((state) => state.question);
  const userId = useSession((session) => session.user?.userId);
  if (!question) return null;
  const { conflict, choose } = question;
  const isOwn = conflict.changes.every(({ changedBy }) => changedBy !== null && changedBy.userId === userId);
  return (
    <Dialog
      open
      width={560}
      title={t(isOwn ? 'conflict.titleOwn' : 'conflict.title')}
      onClose={() => choose('neither')}
      footer={
        <>
          <Button autoFocus onClick={() => choose('neither')}>
            {t('conflict.back')}
          </Button>
          <Button onClick={() => choose('theirs')}>{t('conflict.theirs')}</Button>
          <Button look="danger" onClick={() => choose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.explain')}</p>
      <ul className={css.changes}>
        {conflict.changes.map((change) => (
          <Change key={`${change.entry}/${change.field}`} change={change} />
        ))}
      </ul>
      <p className={css.help}>{t('conflict.choices')}</p>
    </Dialog>
  );
}

function Change({ change: { name, changedBy, changedTime } }: { readonly change: FormChange }) {
  const { t, i18n } = useTranslation();
  const userId = useSession((session) => session.user?.userId);
  const isOwn = changedBy !== null && changedBy.userId === userId;
  const who = isOwn ? t('conflict.you') : changedBy?.userName || t('conflict.somebody');
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('conflict.by', { who, time: timeText(changedTime, i18n.language) })}</span>
    </li>
  );
}
