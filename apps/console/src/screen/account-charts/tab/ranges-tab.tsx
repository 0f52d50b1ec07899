import type { AccountSummary } from '@gep/api-client';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRanges } from '../../range/use-ranges';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { LoadState } from '../load-state';
import { DistrictRangeCard } from '../ranges/district-range-card';
import { Distributions } from '../ranges/distributions';
import { RangeSummary } from '../ranges/range-summary';
import { spreadView } from '../ranges/spread-view';
import { drawnTornado, tornadoView } from '../ranges/tornado-view';
import { firstYear, yearsOf } from '../summary-figures';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

/** What the account follows most, and what its values may be. */
export default function RangesTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <YearRanges {...props} summary={summary} />}</WithSummary>;
}

interface YearRangesProps extends ChartTabProps {
  readonly summary: AccountSummary;
}

function YearRanges({ projectId, summary }: YearRangesProps) {
  const { t, i18n } = useTranslation();
  const [year, setYear] = useState(firstYear(summary));
  const compareFlag = year === 'comparable' ? 1 : 0;
  const { ranges, error, retry } = useRanges({ projectId, compareFlag, level: 'whole' }, true);
  const { language } = i18n;
  const total = summary.total[year];
  const totalName = total?.name ?? t('charts.column.sum');
  const views = useMemo(() => {
    if (!ranges || ranges.bars.length === 0) return null;
    const wording = { t, language };
    return {
      tornado: tornadoView(ranges, wording),
      spread: spreadView(ranges, totalName, wording),
    };
  }, [ranges, totalName, t, language]);
  const choice = (
    <div className={css.bar}>
      <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
    </div>
  );
  if (!ranges)
    return (
      <>
        {choice}
        <LoadState error={error} onRetry={retry} />
      </>
    );
  if (!views)
    return (
      <>
        {choice}
        <Distributions ranges={ranges} />
      </>
    );
  const intermediate = total?.composition?.intermediate ?? [];
  const names = intermediate.map(({ name }) => name).join(t('separator'));
  return (
    <>
      {choice}
      <RangeSummary name={totalName} total={ranges.total} />
      <ChartCard
        view={views.tornado}
        year={summary.year}
        notes={[
          t('range.tornadoHelp'),
          ...(ranges.bars.length > drawnTornado
            ? [t('range.chart.drawn', { drawn: drawnTornado, count: ranges.bars.length })]
            : []),
        ]}
      />
      <ChartCard
        view={views.spread}
        year={summary.year}
        notes={[
          t('range.chart.conservativeHelp'),
          t('range.chart.spreadHelp'),
          ...(names === '' ? [] : [t('range.chart.intermediate', { names })]),
        ]}
      />
      <DistrictRangeCard
        key={year}
        {...{ projectId, year, totalName }}
        dataYear={summary.year}
        models={ranges.models}
      />
      <Distributions ranges={ranges} />
    </>
  );
}
