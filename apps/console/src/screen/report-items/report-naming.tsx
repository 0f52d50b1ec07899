import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { useIsProjectAdmin } from '../../session/session-store';
import { NamingRow } from './naming-row';
import css from './report-items.module.css';
import { itemKey, useReportItems } from './use-report-items';

/** Report naming: what departments see the data items as, and until when they are due. */
export default function ReportNamingScreen() {
  const isAdmin = useIsProjectAdmin();
  return isAdmin ? <Reports /> : <Navigate to="/setting/basic" replace />;
}

function Reports() {
  const { t } = useTranslation();
  const { list, save } = useReportItems();
  const title = t('shell.page.reportNaming');
  if (!list)
    return (
      <Page wide title={title}>
        {null}
      </Page>
    );
  const { items, version } = list;
  const withYear = items.some(({ compareFlag }) => compareFlag === 1);
  if (items.length === 0)
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
      <div className={css.frame} tabIndex={0} role="region" aria-label={title}>
        <table className={form.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('report.name')}</th>
              <th scope="col">{t('report.input')}</th>
              <th scope="col">{t('report.type')}</th>
              {withYear && <th scope="col">{t('report.year')}</th>}
              <th scope="col">{t('report.models')}</th>
              <th scope="col">{t('report.submitDue')}</th>
              <th scope="col">{t('report.confirmDue')}</th>
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
      </div>
    </Page>
  );
}
