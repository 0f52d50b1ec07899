import type { FormState, ReportSummary } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import form from '../../form/form.module.css';
import { Pager } from '../../form/pager';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { timeText } from '../../message/time-text';
import { DueText } from '../collection/due-text';
import { FormFilterBar } from '../collection/form-filter';
import { StateBadge } from '../collection/state-badge';
import { useFormPage } from '../collection/use-form-page';
import { reviewPath } from '../../form/review-path';
import css from './review.module.css';

/** The forms of all departments, to be reviewed; what waits for a review comes first. */
export function ReviewList() {
  const { t } = useTranslation();
  const { filter, place, list, onFilter, onMove } = useFormPage({ state: 'SUBMITTED' });
  return (
    <Page wide step="confirm" title={t('shell.page.confirm')}>
      {list && (
        <div>
          <FormFilterBar {...{ list, filter }} isOwner onChange={onFilter} />
          <div className={css.list} tabIndex={0} role="region" aria-label={t('review.list')}>
            <FormRows forms={list.data} now={list.now} />
            {list.totalCount === 0 && (
              <p className={form.empty}>{t(hasReviews(list.counts) ? 'review.noMatch' : 'review.empty')}</p>
            )}
          </div>
          <Pager page={place.pageNum} pageSize={place.pageSize} total={list.totalCount} onChange={onMove} />
        </div>
      )}
    </Page>
  );
}

/** Whether anything has come to a review. */
function hasReviews({ SUBMITTED, CONFIRMED, RETURNED }: Readonly<Record<FormState, number>>): boolean {
  return SUBMITTED + CONFIRMED + RETURNED > 0;
}

interface FormRowsProps {
  readonly forms: readonly ReportSummary[];
  readonly now: Date;
}

function FormRows({ forms, now }: FormRowsProps) {
  const { t, i18n } = useTranslation();
  const text = useLocalText();
  return (
    <table className={form.table} aria-label={t('review.list')}>
      <thead>
        <tr>
          <th scope="col">{t('report.name')}</th>
          <th scope="col">{t('collection.list.department')}</th>
          <th scope="col">{t('report.year')}</th>
          <th scope="col">{t('report.type')}</th>
          <th scope="col">{t('collection.list.state')}</th>
          <th scope="col" className={form.number}>
            {t('review.version')}
          </th>
          <th scope="col">{t('review.submitted')}</th>
          <th scope="col">{t('review.due')}</th>
          <th scope="col" className={form.actions}>
            {t('collection.list.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((one) => {
          const action = t(one.formState === 'SUBMITTED' ? 'review.review' : 'review.view');
          return (
            <tr key={one.reportFormId}>
              <td>{text(one.name)}</td>
              <td>{one.deptName}</td>
              <td>{t(`report.years.${one.compareFlag}`)}</td>
              <td>{t(`collection.type.${one.type}`)}</td>
              <td>
                <StateBadge state={one.formState} />
              </td>
              <td className={form.number}>{one.version || '--'}</td>
              <td>{timeText(one.submitTime, i18n.language)}</td>
              <td>
                <DueText form={one} now={now} />
              </td>
              <td className={form.actions}>
                <ButtonLink
                  to={reviewPath(one.reportFormId)}
                  aria-label={t('review.reviewOf', {
                    action,
                    name: text(one.name),
                    department: one.deptName,
                  })}
                >
                  {action}
                </ButtonLink>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
