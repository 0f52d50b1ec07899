import { limits } from '@gep/api-client';
import type { ReportSummary } from '@gep/api-client';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import form from '../../form/form.module.css';
import { clampPage, pageCount } from '../../form/page-count';
import { Pager } from '../../form/pager';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { timeText } from '../../message/time-text';
import { DueText } from '../collection/due-text';
import { filteredForms, FormFilterBar, noFilter } from '../collection/form-filter';
import type { FormFilter } from '../collection/form-filter';
import { StateBadge } from '../collection/state-badge';
import { reviewPath } from '../../form/review-path';
import css from './review.module.css';
import { useFormList } from './use-form-list';

/** What waits for a review comes first. */
const firstFilter: FormFilter = { ...noFilter, state: 'SUBMITTED' };

/** The forms of all departments, to be reviewed. */
export function ReviewList() {
  const { t } = useTranslation();
  const list = useFormList();
  const [filter, setFilter] = useState(firstFilter);
  const [place, setPlace] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: limits.pageSizes[0],
  });
  const shown = useMemo(
    () =>
      list
        ? filteredForms(list.forms, filter, list.now, ({ name, deptName }) =>
            [name.zh, name.en, deptName].join('\n'),
          )
        : [],
    [list, filter],
  );
  const title = t('shell.page.confirm');
  if (!list)
    return (
      <Page wide title={title}>
        {null}
      </Page>
    );
  const page = clampPage(place.page, pageCount(shown.length, place.pageSize));
  const first = (page - 1) * place.pageSize;
  return (
    <Page wide title={title}>
      <div>
        <FormFilterBar
          forms={list.forms}
          filter={filter}
          now={list.now}
          isOwner
          onChange={(change) => {
            setFilter({ ...filter, ...change });
            setPlace({ ...place, page: 1 });
          }}
        />
        <div className={css.list} tabIndex={0} role="region" aria-label={t('review.list')}>
          <FormRows forms={shown.slice(first, first + place.pageSize)} now={list.now} />
          {shown.length === 0 && (
            <p className={form.empty}>
              {t(list.forms.some(({ version }) => version > 0) ? 'review.noMatch' : 'review.empty')}
            </p>
          )}
        </div>
        <Pager
          {...{ page }}
          pageSize={place.pageSize}
          total={shown.length}
          onChange={(next, pageSize) => setPlace({ page: next, pageSize })}
        />
      </div>
    </Page>
  );
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
