import type { AccountSummary } from '@gep/api-client';
import { Segmented } from '@gep/style-editor/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { firstYear, yearNotes, yearsOf } from '../summary-figures';
import { typeView, withoutTypes } from '../view/type-view';
import type { TypeLevel } from '../view/type-view';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

const levels: readonly TypeLevel[] = [1, 2, 3];

/** Value by ecosystem type. */
export default function TypesTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Types summary={summary} />}</WithSummary>;
}

function Types({ summary }: { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const [year, setYear] = useState(firstYear(summary));
  const [level, setLevel] = useState<TypeLevel>(1);
  const view = useMemo(
    () => typeView(summary, year, level, { t, language: i18n.language }),
    [summary, year, level, t, i18n.language],
  );
  const lacking = withoutTypes(summary, year).join(t('separator'));
  const notes = lacking === '' ? [] : [t('charts.note.withoutTypes', { names: lacking })];
  return (
    <>
      <div className={css.bar}>
        <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
        <Segmented
          label={t('charts.typeLevel')}
          value={level}
          options={levels.map((value) => ({ value, label: t(`charts.level.${value}`) }))}
          onChange={setLevel}
        />
      </div>
      <ChartCard view={view} year={summary.year} notes={[...notes, ...yearNotes(summary, year, t)]} />
    </>
  );
}
