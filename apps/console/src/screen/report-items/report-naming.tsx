import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { ItemFilterBar } from './item-filter-bar';
import { ItemHeading } from './item-heading';
import { ItemPager } from './item-pager';
import { NamingRow } from './naming-row';
import css from './report-items.module.css';
import { itemKey, useReportItems } from './use-report-items';
import type { ItemFilter } from './use-report-items';
import { useMayEdit } from '../../session/use-may-edit';

/** Report naming: what departments see the data items as, and until when they are due. */
export default function ReportNamingScreen() {
  const isAdmin = useMayEdit();
  return isAdmin ? <Reports /> : <Navigate to="/setting/basic" replace />;
}

function Reports() {
  const { t } = useTranslation();
  const { list, filter, place, onFilter, onMove, save } = useReportItems();
  const title = t('shell.page.reportNaming');
  if (!list)
    return (
      <Page wide title={title}>
        {null}
      </Page>
    );
  const { data: items, version, bothYears: withYear } = list;
  const heading = { sort: filter.sort, onSort: (sort: ItemFilter['sort']) => onFilter({ sort }) };
  if (list.counts.all === 0)
    return (
      <Page wide title={title}>
        <div className={form.empty}>
          <p>{t('report.noReports')}</p>
          <ButtonLink to="/setting/model">{t('report.toModels')}</ButtonLink>
        </div>
      </Page>
    );
  return (
    <Page wide title={title}>
      <p className={form.help}>{t('report.naming.help')}</p>
      <ItemFilterBar {...{ list, filter, onFilter }} />
      <div className={css.frame} tabIndex={0} role="region" aria-label={title}>
        <table className={form.table} aria-label={title}>
          <thead>
            <tr>
              <ItemHeading field="name" {...heading}>
                {t('report.name')}
              </ItemHeading>
              <th scope="col">{t('report.input')}</th>
              <th scope="col">{t('report.type')}</th>
              {withYear && <th scope="col">{t('report.year')}</th>}
              <th scope="col">{t('report.models')}</th>
              <ItemHeading field="submit_due" {...heading}>
                {t('report.submitDue')}
              </ItemHeading>
              <ItemHeading field="confirm_due" {...heading}>
                {t('report.confirmDue')}
              </ItemHeading>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <NamingRow
                key={itemKey(item)}
                item={item}
                version={version}
                withYear={withYear}
                onSave={save}
              />
            ))}
          </tbody>
        </table>
        {items.length === 0 && <p className={form.empty}>{t('report.assignment.noMatch')}</p>}
      </div>
      <ItemPager {...{ list, place, onMove }} />
    </Page>
  );
}
