import type { BasicSetting, Department, RegionLevel } from '@gep/api-client';
import { Button, ChoiceField } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Card } from '../../form/card';
import { confirm } from '../../form/confirm';
import { client } from '../../session/client';
import { accountingLevels, partitionLevels, setAccounting } from './field-cascade';
import css from './basic-settings.module.css';
import { DepartmentTable } from './department-table';

interface DistrictCardProps {
  projectId: string;
  value: BasicSetting;
  departments: readonly Department[];
  totalCount: number;
  disabled: boolean;
  errors: Partial<Record<keyof BasicSetting, string>>;
  onChange: (change: Partial<BasicSetting>) => void;
  /** Saves the form, so that the departments are generated from the mapping on screen; false when it has faults. */
  onSave: () => Promise<boolean>;
  onGenerated: () => Promise<unknown>;
}

/** Accounting and partition level, and the departments generated from them. */
export function DistrictCard(props: DistrictCardProps) {
  const { projectId, value, departments, totalCount, disabled, errors, onChange, onSave, onGenerated } =
    props;
  const { t } = useTranslation();
  const options = (levels: readonly RegionLevel[]) => [
    { value: '' as const, label: t('setting.choose') },
    ...levels.map((level) => ({ value: level, label: t(`setting.level.${level}`) })),
  ];
  const generate = useMutation({
    mutationFn: async () => {
      const { accountingField, partitionField } = value;
      if (!accountingField || !partitionField || !(await onSave())) return;
      await client.generateDepartments({ projectId, accountingField, partitionField });
      await onGenerated();
    },
  });
  const ask = async () => {
    const again = totalCount > 0;
    if (!again || (await confirm(t('setting.generateTitle'), t('setting.generateConfirm'))))
      generate.mutate();
  };
  return (
    <Card title={t('setting.district')}>
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
      <DepartmentTable departments={departments} totalCount={totalCount} />
    </Card>
  );
}
