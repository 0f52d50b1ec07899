import type { BasicSetting, RegionLevel } from '@gep/api-client';
import { Button, ChoiceField } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import { confirm } from '../../form/confirm';
import { accountingLevels, partitionLevels, setAccounting } from './field-cascade';
import css from './basic-settings.module.css';
import { toast } from '../../session/toast';

interface DistrictCardProps {
  value: BasicSetting;
  /** Of the departments. */
  totalCount: number;
  disabled: boolean;
  errors: Partial<Record<keyof BasicSetting, string>>;
  onChange: (change: Partial<BasicSetting>) => void;
  /** Saves the form, so that the departments are those of the mapping on screen, and generates them. */
  onGenerate: (levels: { accountingField: RegionLevel; partitionField: RegionLevel }) => Promise<void>;
  /** The departments. */
  children: ReactNode;
}

/** Accounting and partition level, and the departments generated from them. */
export function DistrictCard(props: DistrictCardProps) {
  const { value, totalCount, disabled, errors, onChange, onGenerate, children } = props;
  const { t } = useTranslation();
  const options = (levels: readonly RegionLevel[]) => [
    { value: '' as const, label: t('setting.choose') },
    ...levels.map((level) => ({ value: level, label: t(`level.${level}`) })),
  ];
  const generate = useMutation({
    mutationFn: async () => {
      const { accountingField, partitionField } = value;
      if (accountingField && partitionField) await onGenerate({ accountingField, partitionField });
    },
  });
  const ask = async () => {
    const again = totalCount > 0;
    if (!again || (await confirm(t('setting.generateTitle'), t('setting.generateConfirm'))))
      generate.mutate();
  };
  return (
    <Card
      title={t('setting.district')}
      action={!disabled && <ButtonLink to="/setting/department">{t('shell.page.department')}</ButtonLink>}
    >
      <div className={css.levels}>
        <ChoiceField
          side
          required
          label={t('setting.accounting')}
          error={errors.accountingField}
          disabled={disabled}
          value={value.accountingField ?? ''}
          options={options(accountingLevels(value))}
          onChange={(level) => onChange(setAccounting(value, level || null))}
        />
        <ChoiceField
          side
          required
          label={t('setting.partition')}
          error={errors.partitionField}
          disabled={disabled || !value.accountingField}
          value={value.partitionField ?? ''}
          options={options(partitionLevels(value))}
          onChange={(level) => {
            if (totalCount > 0) toast.warning(t('setting.partitionChanged'));
            onChange({ partitionField: level || null });
          }}
        />
        {!disabled && (
          <Button disabled={!value.partitionField || generate.isPending} onClick={() => void ask()}>
            {t('setting.generate')}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
