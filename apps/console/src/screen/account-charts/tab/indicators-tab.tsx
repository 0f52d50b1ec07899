import type { RegionLevel } from '@gep/api-client';
import { Button, Select } from '@gep/style-editor/controls';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { client } from '../../../session/client';
import { useIsProjectAdmin } from '../../../session/session-store';
import css from '../change/change.module.css';
import { TableDownload } from '../change/table-download';
import { FigureTable } from '../chart/figure-table';
import type { ChartTabProps } from '../chart-tab';
import { districtFigures, serviceFigures, wholeFigures } from '../indicators/indicator-figures';
import { IndicatorForm } from '../indicators/indicator-form';
import { LoadState } from '../load-state';
import { totalNotes } from '../summary-figures';
import { useAccountSummary } from '../use-account-summary';

/** The account in relation to people, area and GDP, and how it has grown. */
export default function IndicatorsTab({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const isAdmin = useIsProjectAdmin();
  const queries = useQueryClient();
  const [level, setLevel] = useState<RegionLevel>();
  const [isEntering, setIsEntering] = useState(false);
  const found = useQuery({
    queryKey: ['indicators', projectId, level, language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.getIndicators({ projectId, level }, { signal, quiet: true }),
  });
  const inputs = useQuery({
    queryKey: ['indicator-inputs', projectId],
    queryFn: ({ signal }) => client.versioned('getIndicatorInputs', { projectId }, { signal }),
  });
  const summary = useAccountSummary(projectId).data;
  const load = () =>
    Promise.all(
      ['indicators', 'indicator-inputs'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, projectId] }),
      ),
    );
  if (!found.data || found.isError)
    return <LoadState error={found.error} onRetry={() => void found.refetch()} />;
  const indicators = found.data;
  const wording = { t, language };
  const enter = isAdmin && !isEntering && inputs.data && (
    <Button onClick={() => setIsEntering(true)}>{t('change.indicators.enter')}</Button>
  );
  return (
    <>
      <Card title={t('change.indicators.whole')} action={enter}>
        <FigureTable label={t('change.indicators.whole')} figures={wholeFigures(indicators, wording)} />
        {indicators.source !== '' && (
          <p className={css.note}>
            {t('change.indicators.source')}: {indicators.source}
          </p>
        )}
        {summary &&
          totalNotes(summary, 'current', t).map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
      </Card>
      {isEntering && inputs.data && (
        <Card title={t('change.indicators.inputs')}>
          <IndicatorForm
            key={`${indicators.level} ${inputs.data.version}`}
            projectId={projectId}
            indicators={indicators}
            saved={inputs.data}
            onLoad={load}
            onClose={() => setIsEntering(false)}
          />
        </Card>
      )}
      <Card
        title={t('change.indicators.districts')}
        action={
          <div className={css.tools}>
            <Select
              label={t('change.level')}
              value={indicators.level}
              options={indicators.levels.map((one) => ({ value: one, label: t(`level.${one}`) }))}
              onChange={setLevel}
            />
            <TableDownload
              title={t('charts.tab.indicators')}
              year={indicators.year}
              load={(format) => client.indicatorFile({ projectId, level, format })}
            />
          </div>
        }
      >
        <FigureTable
          label={t('change.indicators.districts')}
          figures={districtFigures(indicators, wording)}
        />
      </Card>
      <Card title={t('change.indicators.services')}>
        <FigureTable label={t('change.indicators.services')} figures={serviceFigures(indicators, wording)} />
      </Card>
    </>
  );
}
