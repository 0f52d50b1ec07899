import type { ReportSummary } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../message/time-text';
import css from './collection.module.css';
import { dueDays } from './form-work';

/** Fewer days than these are marked. */
const soonDays = 3;

interface DueTextProps {
  readonly form: Pick<ReportSummary, 'submitDue' | 'formState' | 'isExtended'>;
  readonly now: Date;
}

/** When a form has to be handed in, whether that was put off, and how many days are left. */
export function DueText({ form, now }: DueTextProps) {
  const { t, i18n } = useTranslation();
  if (form.submitDue === null) return <span className={css.muted}>{t('collection.due.none')}</span>;
  const due = dueDays(form, now);
  const isUrgent = due !== null && (due.kind !== 'left' || due.days < soonDays);
  return (
    <span className={css.due}>
      <span>{timeText(form.submitDue, i18n.language)}</span>
      {form.isExtended && <span className={css.tag}>{t('collection.due.extended')}</span>}
      {due && isUrgent && (
        <span className={css.tag} data-urgent={due.kind === 'overdue' ? 'overdue' : 'soon'}>
          {t(`collection.due.${due.kind}`, { count: due.days })}
        </span>
      )}
    </span>
  );
}
