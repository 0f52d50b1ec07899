import { limits, resultFileName } from '@gep/api-client';
import type { SeeaQuery, SeeaTableKey } from '@gep/api-client';
import { Button, NumberInput, Segmented, Select } from '@gep/style-editor/controls';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { useSettled } from '../../../form/use-settled';
import { client } from '../../../session/client';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import type { ChartTabProps } from '../chart-tab';
import { LoadState } from '../load-state';
import css from '../seea/seea.module.css';
import { SeeaSheet } from '../seea/seea-sheet';
import { TypeLevelChoice } from '../seea/type-level-choice';
import type { TypeLevel } from '../seea/type-level-choice';

type Wanted = Required<Omit<SeeaQuery, 'projectId' | 'typeLevel'>> & { readonly typeLevel: TypeLevel };

const typingMs = 400;
const years = [0, 1] as const;
const yields = ['reappraisal', 'condition'] as const;

/** The tables of SEEA EA of the project: a preview of each, what table 10.1 takes for granted, and the workbook. */
export default function SeeaTab({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const [wanted, setWanted] = useState<Wanted>({
    compareFlag: 0,
    typeLevel: 1,
    discountRate: limits.discountRate.default,
    assetLife: limits.assetLife.default,
    yields: 'reappraisal',
  });
  const [key, setKey] = useState<SeeaTableKey>();
  const settled = useSettled(wanted, typingMs);
  const query = { projectId, ...settled };
  const tables = useQuery({
    queryKey: ['seea-tables', query, i18n.language],
    queryFn: ({ signal }) => client.seeaTables(query, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!tables.data || tables.isError)
    return (
      <LoadState error={tables.error} loading={t('seea.loading')} onRetry={() => void tables.refetch()} />
    );
  // The first that there is something in, until one is chosen.
  const first = tables.data.find(({ missing }) => missing === null);
  const shown = tables.data.find((table) => table.key === key) ?? first ?? tables.data[0];
  const caption = shown.unit === '' ? shown.title : `${shown.title} (${shown.unit})`;
  return (
    <>
      <Choices wanted={wanted} onWanted={setWanted} />
      <Card title={caption} action={<Download query={{ projectId, ...wanted }} />}>
        <label className={css.choice}>
          {t('seea.table')}
          <Select
            label={t('seea.table')}
            value={shown.key}
            options={tables.data.map(({ key: value, title }) => ({ value, label: title }))}
            onChange={setKey}
          />
        </label>
        <SeeaSheet
          table={shown}
          caption={caption}
          originOf={tables.isPlaceholderData ? null : (figure) => ({ ...settled, ...figure })}
        />
      </Card>
    </>
  );
}

interface ChoicesProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

/** Year and types of the tables, and the assumptions of table 10.1. */
function Choices({ wanted, onWanted }: ChoicesProps) {
  const { t } = useTranslation();
  const set = (change: Partial<Wanted>) => onWanted({ ...wanted, ...change });
  return (
    <div className={css.bar}>
      <Segmented
        label={t('seea.year')}
        value={wanted.compareFlag}
        options={years.map((value) => ({ value, label: t(`seea.years.${value}`) }))}
        onChange={(compareFlag) => set({ compareFlag })}
      />
      <TypeLevelChoice level={wanted.typeLevel} onLevel={(typeLevel) => set({ typeLevel })} />
      <label className={css.choice}>
        {t('seea.rate')}
        <NumberInput
          label={t('seea.rate')}
          value={wanted.discountRate}
          min={limits.discountRate.min}
          max={limits.discountRate.max}
          step={0.5}
          unit="%"
          onChange={(discountRate) => set({ discountRate })}
        />
      </label>
      <label className={css.choice}>
        {t('seea.life')}
        <NumberInput
          label={t('seea.life')}
          value={wanted.assetLife}
          min={limits.assetLife.min}
          max={limits.assetLife.max}
          step={1}
          integer
          unit={t('seea.lifeUnit')}
          onChange={(assetLife) => set({ assetLife })}
        />
      </label>
      <label className={css.choice} title={t('seea.yieldsHelp')}>
        {t('seea.yields')}
        <Select
          label={t('seea.yields')}
          value={wanted.yields}
          options={yields.map((value) => ({ value, label: t(`seea.yieldsOf.${value}`) }))}
          onChange={(value) => set({ yields: value })}
        />
      </label>
    </div>
  );
}

function Download({ query }: { readonly query: SeeaQuery }) {
  const { t } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const settings = useQuery({
    queryKey: ['basic-setting', query.projectId, 'years'],
    queryFn: ({ signal }) =>
      client.getBasicSetting({ projectId: query.projectId, pageNum: 1, pageSize: 1 }, { signal }),
  });
  const year = settings.data?.particularYear ?? '';
  const download = useMutation({
    mutationFn: () => client.seeaFile(query),
    onSuccess: (file) => file && saveBlob(file, resultFileName(projectName, year, t('seea.file'), 'xlsx')),
  });
  return (
    <Button look="primary" unavailable={download.isPending} onClick={() => download.mutate()}>
      {t(download.isPending ? 'seea.downloading' : 'seea.download')}
    </Button>
  );
}
