import type { StatisticRow } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { commonUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import { client } from '../../../session/client';
import type { ChartTabProps } from '../chart-tab';
import { FigureTable } from '../chart/figure-table';

const servicesOf = (rows: readonly StatisticRow[]): StatisticRow[] =>
  rows.flatMap((row) => (row.layerLevel === 2 ? [row] : servicesOf(row.children)));

/** Value of every service. */
export default function ServicesTab({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['result-view', projectId, undefined, i18n.language],
    queryFn: ({ signal }) => client.resultView({ projectId }, { signal }),
  });
  const rows = servicesOf(data ?? []);
  const values = rows.map(({ priceValue }) => priceValue);
  const columns = [
    { title: t('result.drawer.service') },
    {
      title: t('result.drawer.valueQuantity'),
      unit: yuan,
      shown: commonUnit(yuan, values, i18n.language),
    },
  ];
  return (
    <Card title={t('charts.tab.services')}>
      <FigureTable
        label={t('charts.tab.services')}
        figures={{ columns, rows: rows.map(({ name, priceValue }) => [name, priceValue]) }}
      />
    </Card>
  );
}
