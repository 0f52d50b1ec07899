import type { AccountSummary } from '@gep/api-client';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { firstYear, yearNotes, yearsOf } from '../summary-figures';
import { groupView, serviceView, sumNotes } from '../view/service-view';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

/** Value by group of services and by service. */
export default function ServicesTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Services summary={summary} />}</WithSummary>;
}

function Services({ summary }: { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const [year, setYear] = useState(firstYear(summary));
  const views = useMemo(() => {
    const wording = { t, language: i18n.language };
    return {
      groups: groupView(summary, year, wording),
      sums: sumNotes(summary, year, wording),
      services: serviceView(summary, year, wording),
    };
  }, [summary, year, t, i18n.language]);
  return (
    <>
      <div className={css.bar}>
        <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
      </div>
      <ChartCard view={views.groups} year={summary.year} notes={views.sums} />
      <ChartCard view={views.services} year={summary.year} notes={yearNotes(summary, year, t)} />
    </>
  );
}
