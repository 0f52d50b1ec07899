import type { ExtentAccount, ExtentDistrict } from '@gep/api-client';
import { Select } from '@gep/style-editor/controls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { client } from '../../../session/client';
import type { ChartTabProps } from '../chart-tab';
import { LoadState } from '../load-state';
import { ChangeCard } from '../seea/change-card';
import { ChangedDistricts } from '../seea/changed-districts';
import { ExtentTable } from '../seea/extent-table';
import css from '../seea/seea.module.css';
import { TypeLevelChoice } from '../seea/type-level-choice';
import type { TypeLevel } from '../seea/type-level-choice';

/** The extent account between the land covers of both years, of the project or of one district. */
export default function ExtentTab({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const [typeLevel, setTypeLevel] = useState<TypeLevel>(1);
  const [code, setCode] = useState('');
  const accountOf = (wanted: string) => ({
    queryKey: ['extent-account', projectId, wanted, typeLevel, i18n.language],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.extentAccount({ projectId, typeLevel, ...(wanted && { code: wanted }) }, { signal }),
    placeholderData: keepPreviousData<ExtentAccount>,
  });
  const whole = useQuery(accountOf(''));
  const own = useQuery({ ...accountOf(code), enabled: code !== '' });
  const shown = code === '' ? whole : own;
  if (!whole.data || !shown.data || whole.isError || shown.isError)
    return (
      <LoadState
        error={whole.error ?? shown.error}
        loading={t('seea.loading')}
        onRetry={() => void (whole.isError ? whole : shown).refetch()}
      />
    );
  const { missing, districts } = whole.data;
  if (missing !== null) return <p className={css.missing}>{t(`seea.missing.${missing}`)}</p>;
  return (
    <>
      <div className={css.bar}>
        <DistrictChoice districts={districts} code={code} onCode={setCode} />
        <TypeLevelChoice level={typeLevel} onLevel={setTypeLevel} />
      </div>
      <Card title={t('seea.account')}>
        <ExtentTable account={shown.data} {...{ typeLevel, code }} />
        <p className={css.note}>{t('seea.accountNote')}</p>
      </Card>
      <ChangeCard key={`${code} ${typeLevel}`} account={shown.data} {...{ projectId, code, typeLevel }} />
      <Card title={t('seea.changedDistricts')}>
        <ChangedDistricts districts={districts} code={code} onCode={setCode} />
      </Card>
    </>
  );
}

interface DistrictChoiceProps {
  readonly districts: readonly ExtentDistrict[];
  /** Empty: the whole project. */
  readonly code: string;
  readonly onCode: (code: string) => void;
}

function DistrictChoice({ districts, code, onCode }: DistrictChoiceProps) {
  const { t } = useTranslation();
  const options = districts.map(({ level, code: value, name }) => ({
    value,
    label: `${name} · ${t(`level.${level}`)}`,
  }));
  return (
    <label className={css.choice}>
      {t('seea.district')}
      <Select
        label={t('seea.district')}
        value={code}
        options={[{ value: '', label: t('seea.whole') }, ...options]}
        onChange={onCode}
      />
    </label>
  );
}
