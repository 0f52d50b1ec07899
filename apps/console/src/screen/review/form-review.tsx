import { canMove } from '@gep/api-client';
import type { ReportForm } from '@gep/api-client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { DueText } from '../collection/due-text';
import { StateBadge } from '../collection/state-badge';
import { withComment } from './comment-draft';
import { useCommentDraft } from './kept-comments';
import { reviewPath } from '../../form/review-path';
import { ReviewActions } from './review-actions';
import { ReviewFile } from './review-file';
import { ReviewFindings } from './review-findings';
import { ReviewTable } from './review-table';
import type { ReviewTableHandle } from './review-table';
import css from './review.module.css';
import { shownVersion, useReview } from './use-review';
import { VersionHistory } from './version-history';

interface FormReviewProps {
  readonly reportFormId: string;
  /** Which version is wanted; undefined: the latest. */
  readonly asked: number | undefined;
}

/** Reads what a department has handed in, and decides on it. */
export function FormReview({ reportFormId, asked }: FormReviewProps) {
  const atHand = useReview(reportFormId, undefined);
  const { report } = atHand;
  const isIn = report?.formState === 'SUBMITTED' || report?.formState === 'CONFIRMED';
  // While the department goes on working, the rows at hand are not those that were handed in.
  const wanted = asked ?? (report && !isIn && report.version > 0 ? report.version : undefined);
  const older = useReview(reportFormId, wanted);
  const table = useRef<ReviewTableHandle>(null);
  const [comments, setComments] = useCommentDraft(reportFormId);
  const { t } = useTranslation();
  const text = useLocalText();
  if (!report || !older.report)
    return (
      <Page wide title={t('shell.page.confirm')} action={<BackLink />}>
        {null}
      </Page>
    );
  const shown = older.report;
  const version = shownVersion(shown, wanted);
  const isLatest = version?.version === report.version;
  const canDecide = isLatest && canMove(report.formState, 'return', 'owner');
  return (
    <Page
      wide
      title={text(report.name)}
      action={
        <>
          <BackLink />
          <ReviewActions
            report={report}
            review={atHand}
            isLatest={isLatest}
            comments={canDecide ? [...comments.values()] : []}
            onSent={() => setComments(() => new Map())}
          />
        </>
      }
    >
      <Facts report={report} />
      {version ? (
        <div className={css.layout}>
          <Card
            title={`${t(shown.type === 'TABLE' ? 'review.values' : 'review.file')} · ${t('review.versionOf', version)}`}
          >
            <OldNotice report={report} version={version.version} />
            {shown.type === 'TABLE' ? (
              <ReviewTable
                key={version.version}
                report={shown}
                version={version}
                comments={canDecide ? comments : null}
                onComment={(place, typed) => setComments((now) => withComment(now, place, typed))}
                handle={table}
              />
            ) : (
              <ReviewFile report={report} version={version} isLatest={isLatest} />
            )}
          </Card>
          <div className={css.side}>
            <ReviewFindings report={shown} version={version} onOpen={(place) => table.current?.open(place)} />
            <VersionHistory report={shown} version={version.version} />
          </div>
        </div>
      ) : (
        <p className={form.empty}>{t('review.notSubmitted')}</p>
      )}
    </Page>
  );
}

function BackLink() {
  const { t } = useTranslation();
  return <ButtonLink to="/data/confirm">{t('review.back')}</ButtonLink>;
}

/** Whose form it is, in which state, and until when it is due. */
function Facts({ report }: { readonly report: ReportForm }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <div className={css.facts}>
      <strong>{report.deptName}</strong>
      <span>{t(`report.years.${report.compareFlag}`)}</span>
      <StateBadge state={report.formState} />
      <span>
        {t('review.due')} <DueText form={report} now={now} />
      </span>
    </div>
  );
}

/** That what is shown is not what the department has now. */
function OldNotice({ report, version }: { readonly report: ReportForm; readonly version: number }) {
  const { t } = useTranslation();
  const { version: latest, formState, reportFormId } = report;
  if (version !== latest)
    return (
      <p className={css.notice} role="status">
        {t('review.older', { version, latest })}{' '}
        <Link to={reviewPath(reportFormId)}>{t('review.toLatest')}</Link>
      </p>
    );
  if (formState === 'SUBMITTED' || formState === 'CONFIRMED') return null;
  return (
    <p className={css.notice} role="status">
      {t('review.inWork', { version })}
    </p>
  );
}
