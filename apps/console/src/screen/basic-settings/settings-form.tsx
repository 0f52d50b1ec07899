import type { BasicSetting } from '@gep/api-client';
import { limits } from '@gep/api-client';
import { Checkbox, ChoiceField, Field, TextInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import css from './basic-settings.module.css';
import { PredecessorField } from './predecessor-field';

interface SettingsFormProps {
  value: BasicSetting;
  disabled: boolean;
  /** Words of what is wrong, by field. */
  errors: Partial<Record<keyof BasicSetting, string>>;
  onChange: (change: Partial<BasicSetting>) => void;
}

const digits = (text: string): string => text.replace(/\D/g, '');
const clamp = (text: string, min: number, max: number): string =>
  text === '' ? '' : String(Math.min(max, Math.max(min, Number(text))));
/** Years are cut to four digits and padded with zeros at the end. */
const fullYear = (text: string): string => (text === '' ? '' : text.slice(0, 4).padEnd(4, '0'));

/** Year, authorities, validity, resolution and which years are calculated. */
export function SettingsForm({ value, disabled, errors, onChange }: SettingsFormProps) {
  const { t } = useTranslation();
  const text = (key: 'formulatingAuthority' | 'approvalAuthority' | 'approvalNumber') => (
    <Field side label={t(`setting.${key}`)} error={errors[key]}>
      {(id) => (
        <TextInput
          id={id}
          disabled={disabled}
          maxLength={limits.authorityMax}
          value={value[key]}
          onChange={(next) => onChange({ [key]: next })}
        />
      )}
    </Field>
  );
  const year = (key: 'particularYear' | 'comparableDataYear' | 'expirationDateYear') => (
    <Field side label={t(`setting.${key}`)} error={errors[key]}>
      {(id) => (
        <TextInput
          id={id}
          disabled={disabled}
          inputMode="numeric"
          unit={t('setting.yearUnit')}
          value={value[key]}
          onChange={(next) => onChange({ [key]: digits(next).slice(0, limits.yearDigits) })}
          onBlur={() => onChange({ [key]: fullYear(value[key]) })}
        />
      )}
    </Field>
  );
  return (
    <Card title={t('setting.base')}>
      <div className={css.columns}>
        {year('particularYear')}
        <Field side label={t('setting.resolution')} required error={errors.resolution}>
          {(id) => (
            <TextInput
              id={id}
              disabled={disabled}
              inputMode="numeric"
              unit={t('setting.metre')}
              value={String(value.resolution ?? '')}
              onChange={(next) => {
                const { min, max } = limits.resolution;
                const number = clamp(digits(next), min, max);
                onChange({ resolution: number === '' ? null : Number(number) });
              }}
            />
          )}
        </Field>
        <PredecessorField
          {...{ value, disabled }}
          onChange={(predecessorId) => onChange({ predecessorId })}
        />
        {text('formulatingAuthority')}
        {text('approvalAuthority')}
        {text('approvalNumber')}
        <ChoiceField
          side
          label={t('setting.usePretreatment')}
          disabled
          value={value.usePretreatment ? 'yes' : 'no'}
          options={[
            { value: 'no', label: t('action.no') },
            { value: 'yes', label: t('action.yes') },
          ]}
          onChange={() => undefined}
        />
        {year('expirationDateYear')}
        <Field side label={t('setting.expirationDateMonth')} error={errors.expirationDateMonth}>
          {(id) => (
            <TextInput
              id={id}
              disabled={disabled}
              inputMode="numeric"
              unit={t('setting.monthUnit')}
              value={value.expirationDateMonth}
              onChange={(next) =>
                onChange({
                  expirationDateMonth: clamp(digits(next), limits.month.min, limits.month.max),
                })
              }
            />
          )}
        </Field>
        {value.enterComparableYear && year('comparableDataYear')}
        <Field side label={t('setting.options')} required error={errors.enterCurrentYear}>
          {(id) => (
            <span className={css.options} id={id} role="group" aria-label={t('setting.options')}>
              <Checkbox
                label={t('setting.currentYear')}
                disabled={disabled}
                value={value.enterCurrentYear}
                onChange={(enterCurrentYear) => onChange({ enterCurrentYear })}
              />
              <Checkbox
                label={t('setting.comparableYear')}
                disabled={disabled}
                value={value.enterComparableYear}
                onChange={(enterComparableYear) => onChange({ enterComparableYear })}
              />
            </span>
          )}
        </Field>
      </div>
    </Card>
  );
}
