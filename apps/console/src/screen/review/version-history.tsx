import type { ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../form/card';
import { timeText } from '../../message/time-text';
import { reviewPath } from '../../form/review-path';
import css from './review.module.css';
import { useCellWords } from './use-cell-words';

interface VersionHistoryProps {
  readonly report: ReportForm;
  /** The one that is shown. */
  readonly version: number;
}

/** Who handed in each version and when, and what was made of it. */
export function VersionHistory({ report, version }: VersionHistoryProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('review.history')}>
      <ol className={css.history}>
        {report.versions.map((one) => (
          <li key={one.version} aria-current={one.version === version || undefined}>
            <div className={css.versionHead}>
              <strong>{t('review.versionOf', { version: one.version })}</strong>
              {one.version === version ? (
                <span className={css.shown}>{t('review.shown')}</span>
              ) : (
                <Link to={reviewPath(report.reportFormId, one.version)}>{t('review.show')}</Link>
              )}
            </div>
            <Deeds report={report} version={one} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface DeedsProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
}

function Deeds({ report, version }: DeedsProps) {
  const { t, i18n } = useTranslation();
  const words = useCellWords(report);
  const { submittedBy, submitTime, decision, decidedBy, decideTime, reason, comments } = version;
  const by = (who: ReportVersion['submittedBy'], time: string | null) => ({
    name: who?.userName ?? '--',
    time: timeText(time, i18n.language),
  });
  const isWaiting = version.version === report.version && report.formState === 'SUBMITTED';
  return (
    <>
      <p>{t('review.submittedBy', by(submittedBy, submitTime))}</p>
      <p data-decision={decision ?? (isWaiting ? 'WAITING' : undefined)}>
        {decision
          ? t(`review.decision.${decision}`, by(decidedBy, decideTime))
          : t(isWaiting ? 'review.waiting' : 'review.withdrawn')}
      </p>
      {reason !== '' && <p>{t('review.reason', { reason })}</p>}
      {comments.length > 0 && (
        <ul>
          {comments.map(({ row, column, text }) => (
            <li key={`${row}/${column}`}>{t('review.comment', { place: words.place(row, column), text })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
