import type { AccountSummary } from '@gep/api-client';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { finalServices, firstYear, valueOf, yearNotes, yearsOf } from '../summary-figures';
import { sunburstView, treemapView } from '../view/composition-view';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

/** What the sum is made of: group, service, ecosystem type. */
export default function CompositionTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Composition summary={summary} />}</WithSummary>;
}

function Composition({ summary }: { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const [year, setYear] = useState(firstYear(summary));
  const views = useMemo(() => {
    const wording = { t, language: i18n.language };
    return { areas: treemapView(summary, year, wording), rings: sunburstView(summary, year, wording) };
  }, [summary, year, t, i18n.language]);
  const below = finalServices(summary, year).filter((one) => (valueOf(one, year) ?? 0) <= 0);
  const names = below.map(({ name }) => name).join(t('separator'));
  const notes = below.length === 0 ? [] : [t('charts.note.noArea', { names })];
  return (
    <>
      <div className={css.bar}>
        <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
      </div>
      <ChartCard view={views.areas} year={summary.year} notes={[...notes, ...yearNotes(summary, year, t)]} />
      <ChartCard view={views.rings} year={summary.year} notes={notes} />
    </>
  );
}
