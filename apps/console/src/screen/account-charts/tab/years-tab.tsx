import type { AccountSummary } from '@gep/api-client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import state from '../account-charts.module.css';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import { intermediateNotes, yearsOf } from '../summary-figures';
import { comparedServices, waterfallView, yearView } from '../view/year-view';
import { WithSummary } from '../with-summary';

/** The current year against the comparable one. */
export default function YearsTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Years summary={summary} />}</WithSummary>;
}

function Years({ summary }: { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const { both, one } = useMemo(() => comparedServices(summary), [summary]);
  const views = useMemo(() => {
    const wording = { t, language: i18n.language };
    return both.length === 0 ? [] : [waterfallView(summary, wording), yearView(summary, wording)];
  }, [summary, both, t, i18n.language]);
  if (both.length === 0) return <p className={state.state}>{t('charts.note.oneYear')}</p>;
  if (both.every(({ sameAsCurrent }) => sameAsCurrent))
    return <p className={state.state}>{t('charts.note.sameYears')}</p>;
  const names = (services: typeof one): string => services.map(({ name }) => name).join(t('separator'));
  const same = both.filter(({ sameAsCurrent }) => sameAsCurrent);
  const notes = [
    one.length > 0 ? t('charts.note.oneYearOf', { names: names(one) }) : '',
    same.length > 0 ? t('charts.note.sameOf', { names: names(same) }) : '',
    ...intermediateNotes(summary, yearsOf(summary), t),
  ].filter((note) => note !== '');
  return views.map((view) => <ChartCard key={view.title} view={view} year={summary.year} notes={notes} />);
}
