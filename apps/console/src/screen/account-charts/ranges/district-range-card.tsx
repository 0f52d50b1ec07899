import type { ResultRange } from '@gep/api-client';
import { Select } from '@gep/style-editor/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { districtRows } from '../../range/district-rows';
import { useRanges } from '../../range/use-ranges';
import { ChartCard } from '../chart/chart-card';
import { LoadState } from '../load-state';
import { useDistrictMatrix } from '../map/use-district-matrix';
import type { Year } from '../summary-figures';
import { totalId, valueOrigin } from '../view/service-view';
import { districtRangeView, drawnDistricts } from './district-range-view';

interface DistrictRangeCardProps {
  readonly projectId: string;
  readonly year: Year;
  readonly totalName: string;
  /** The year of the data, for the names of files. */
  readonly dataYear: string;
  /** The services that have a range. */
  readonly models: ResultRange['models'];
}

/** The ends of the range of a chosen result in the districts of the account. */
export function DistrictRangeCard({ projectId, year, totalName, dataYear, models }: DistrictRangeCardProps) {
  const { t, i18n } = useTranslation();
  const [chosenId, setChosenId] = useState(totalId);
  const matrix = useDistrictMatrix(projectId, 'value', year);
  const level = matrix.data?.level;
  const compareFlag = year === 'comparable' ? 1 : 0;
  const place = { projectId, compareFlag, level: level ?? 'whole' } as const;
  const { ranges, error, retry } = useRanges(place, level !== undefined);
  const name = models.find(({ modelId }) => modelId === chosenId)?.name ?? totalName;
  const view = useMemo(() => {
    const rows = districtRows(ranges?.districts ?? [], chosenId);
    const originOf = (code: string) => ({ ...valueOrigin(chosenId, year), level, code });
    const wording = { t, language: i18n.language };
    return districtRangeView({ title: t('range.districts', { name }), rows, originOf }, wording);
  }, [ranges, chosenId, name, year, level, t, i18n.language]);
  if (matrix.data?.codes.length === 0) return null;
  if (!ranges)
    return (
      <LoadState
        error={matrix.error ?? error}
        onRetry={() => (matrix.error ? void matrix.refetch() : retry())}
      />
    );
  const count = view.figures.rows.length;
  return (
    <ChartCard
      view={view}
      year={dataYear}
      tools={
        <Select
          label={t('charts.variable')}
          value={chosenId}
          options={[
            { value: totalId, label: totalName },
            ...models.map((one) => ({ value: one.modelId, label: one.name })),
          ]}
          onChange={setChosenId}
        />
      }
      notes={[
        t('range.districtsHelp'),
        ...(count > drawnDistricts ? [t('charts.note.top', { drawn: drawnDistricts, count })] : []),
      ]}
    />
  );
}
