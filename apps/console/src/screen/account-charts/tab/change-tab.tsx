import type { AccountChange, RegionLevel } from '@gep/api-client';
import { NumberInput, Select } from '@gep/style-editor/controls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../form/card';
import { client } from '../../../session/client';
import { priceFigures, typeFigures, unitOf } from '../change/change-figures';
import css from '../change/change.module.css';
import { chosenLine, splitView, waterfallView } from '../change/change-views';
import { TableDownload } from '../change/table-download';
import { useYears } from '../change/use-years';
import { ChartCard } from '../chart/chart-card';
import { FigureTable } from '../chart/figure-table';
import type { ChartTabProps } from '../chart-tab';
import { LoadState } from '../load-state';
import { totalNotes } from '../summary-figures';
import { useAccountSummary } from '../use-account-summary';
import { valueOrigin } from '../view/service-view';

const total = 'totalGep';

/** What has changed the account between both years: area, yield and price. */
export default function ChangeTab({ projectId }: ChartTabProps) {
  const { t } = useTranslation();
  const years = useYears(projectId);
  if (years === 'loading') return <LoadState error={null} onRetry={() => undefined} />;
  if (years === 'one')
    return (
      <Card title={t('change.title')}>
        <p>{t('change.needsYears')}</p>
        <Link to="/setting/basic">{t('change.toSettings')}</Link>
      </Card>
    );
  return <TwoYears projectId={projectId} />;
}

function TwoYears({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const [id, setId] = useState(total);
  const [level, setLevel] = useState<RegionLevel>();
  const [priceIndex, setPriceIndex] = useState<number>();
  const found = useQuery({
    queryKey: ['account-change', projectId, id, level, priceIndex, i18n.language],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.getAccountChange({ projectId, id, level, priceIndex }, { signal, quiet: true }),
  });
  if (!found.data || found.isError)
    return <LoadState error={found.error} onRetry={() => void found.refetch()} />;
  const change = found.data;
  return (
    <>
      <div className={css.tools}>
        <Select
          label={t('change.of')}
          value={id}
          options={[
            { value: total, label: t('change.total') },
            ...change.services.map(({ modelId, name }) => ({ value: modelId, label: name })),
          ]}
          onChange={setId}
        />
        <Select
          label={t('change.level')}
          value={change.level}
          options={change.levels.map((one) => ({ value: one, label: t(`level.${one}`) }))}
          onChange={setLevel}
        />
        <span className={css.index}>
          {t('change.index')}
          <NumberInput
            label={t('change.index')}
            value={priceIndex ?? NaN}
            min={1}
            max={10_000}
            onChange={setPriceIndex}
            onEmpty={() => setPriceIndex(undefined)}
          />
        </span>
        <TableDownload
          title={t('charts.tab.change')}
          year={change.year}
          load={(format) => client.accountChangeFile({ projectId, id, level, priceIndex, format })}
        />
      </div>
      <Charts change={change} projectId={projectId} />
    </>
  );
}

interface ChartsProps extends ChartTabProps {
  readonly change: AccountChange;
}

function Charts({ change, projectId }: ChartsProps) {
  const { t, i18n } = useTranslation();
  const summary = useAccountSummary(projectId).data;
  const { language } = i18n;
  const views = useMemo(() => {
    const wording = { t, language };
    const chosen = chosenLine(change, wording);
    const districts = t('change.byDistrict', { name: chosen.name });
    return {
      chosen,
      waterfall: waterfallView(chosen, (_line, year) => valueOrigin(change.id, year), wording),
      services: splitView(
        {
          ...{ title: t('change.byService'), heading: t('change.service'), lines: change.services },
          originOf: ({ modelId }, year) => valueOrigin(modelId, year),
        },
        wording,
      ),
      districts: splitView(
        {
          ...{ title: districts, heading: t('change.district'), lines: change.districts },
          originOf: ({ code }, year) => ({ ...valueOrigin(change.id, year), level: change.level, code }),
        },
        wording,
      ),
    };
  }, [change, t, language]);
  const averages = change.services.filter(({ isAverage }) => isAverage).map(({ name }) => name);
  const names = averages.join(t('separator'));
  const ofTotal = summary && change.id === total ? totalNotes(summary, 'current', t) : [];
  const notes = [
    ...ofTotal,
    t('change.formula'),
    ...(averages.length > 0 ? [t('change.average', { names })] : []),
  ];
  const byType = t('change.byType', { name: views.chosen.name });
  return (
    <>
      <ChartCard view={views.waterfall} year={change.year} notes={notes} />
      <ChartCard view={views.services} year={change.year} />
      <ChartCard view={views.districts} year={change.year} />
      <Card title={byType}>
        <FigureTable label={byType} figures={typeFigures(change, unitOf(change.types, language), t)} />
      </Card>
      <Card title={t('change.values')}>
        <FigureTable
          label={t('change.values')}
          figures={priceFigures(change, unitOf(change.services, language), t)}
        />
      </Card>
    </>
  );
}
