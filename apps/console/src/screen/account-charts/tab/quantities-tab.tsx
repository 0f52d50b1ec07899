import type { AccountSummary } from '@gep/api-client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { yearsOf } from '../summary-figures';
import { quantityGroups, quantityView } from '../view/quantity-view';
import { WithSummary } from '../with-summary';

/** Quantities of the services, a chart a unit and size. */
export default function QuantitiesTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Quantities summary={summary} />}</WithSummary>;
}

function Quantities({ summary }: { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const views = useMemo(() => {
    const years = yearsOf(summary);
    const wording = { t, language: i18n.language };
    return quantityGroups(summary, years, i18n.language).map((group) => quantityView(group, years, wording));
  }, [summary, t, i18n.language]);
  return (
    <>
      <p className={css.note}>{t('charts.note.units')}</p>
      <div className={css.pair}>
        {views.map((view) => (
          <ChartCard key={view.title} view={view} year={summary.year} />
        ))}
      </div>
    </>
  );
}
