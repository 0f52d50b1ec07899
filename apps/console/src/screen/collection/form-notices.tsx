import type { ReportForm } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { CircleCheck, CornerUpLeft, Hourglass, TriangleAlert, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import sentence from '../../form/form.module.css';
import { timeText } from '../../message/time-text';
import type { DraftSync } from './draft/draft-sync';
import { dropPending, meetings, pendingCount } from './draft/form-draft';
import type { FormDraft } from './draft/form-draft';
import css from './form-page.module.css';
import { isOpen } from './form-work';
import { MeetingDialog } from './meeting-dialog';
import { useCellWords } from './row-name';

interface FormNoticesProps {
  readonly form: ReportForm;
  readonly draft: FormDraft;
  readonly sync: DraftSync;
  /** Goes to a cell. */
  readonly onOpen: (place: { row: string; column: string }) => void;
}

/** What has to be known before anything else: why a form came back, that it is handed in, what others have changed. */
export function FormNotices({ form, draft, sync, onOpen }: FormNoticesProps) {
  const { t, i18n } = useTranslation();
  const words = useCellWords(form);
  const [isChoosing, setChoosing] = useState(false);
  const met = meetings(draft).length;
  const unsent = pendingCount(draft);
  const latest = form.versions.at(0);
  const time = (instant: string | null) => timeText(instant, i18n.language);
  const drop = async () => {
    const text = t('collection.save.dropConfirm', { count: unsent });
    if (await confirm(t('collection.save.dropTitle'), text)) sync.edit(dropPending);
  };
  return (
    <>
      {form.returnReason !== '' && (
        <Notice look="danger" icon={CornerUpLeft} title={t('collection.form.returned')}>
          <p className={css.reason}>{form.returnReason}</p>
          {latest && (
            <p className={css.muted}>
              {t('collection.form.returnedBy', {
                who: latest.decidedBy?.userName || t('collection.form.reviewer'),
                time: time(latest.decideTime),
              })}
            </p>
          )}
          {latest && latest.comments.length > 0 && (
            <>
              <p>{t('collection.form.comments')}</p>
              <ul>
                {latest.comments.map((comment) => (
                  <li key={`${comment.row} ${comment.column}`}>
                    <button type="button" className={sentence.link} onClick={() => onOpen(comment)}>
                      {words.cell(comment)}
                    </button>
                    {t('collection.form.commentText', { text: comment.text })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {met > 0 && (
        <Notice look="warning" icon={Users} title={t('collection.meeting.notice', { count: met })}>
          <Button onClick={() => setChoosing(true)}>{t('collection.meeting.open')}</Button>
        </Notice>
      )}
      {unsent > 0 && !isOpen(form.formState) && (
        <Notice look="warning" icon={TriangleAlert} title={t('collection.save.blocked', { count: unsent })}>
          <Button onClick={() => void drop()}>{t('collection.save.drop')}</Button>
        </Notice>
      )}
      {form.formState === 'SUBMITTED' && (
        <Notice
          look="info"
          icon={Hourglass}
          title={t('collection.form.submitted', { time: time(form.submitTime) })}
        />
      )}
      {form.formState === 'CONFIRMED' && (
        <Notice
          look="info"
          icon={CircleCheck}
          title={t('collection.form.confirmed', { time: time(form.confirmTime) })}
        />
      )}
      {isChoosing && met > 0 && (
        <MeetingDialog {...{ form, draft, sync }} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

interface NoticeProps {
  readonly look: 'danger' | 'warning' | 'info';
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
}

function Notice({ look, icon: Icon, title, children }: NoticeProps) {
  return (
    <section className={css.notice} data-look={look} role="note">
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
