import type { ParameterDefinition, ParameterValue, TableRow } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../form/checkbox';
import { Field } from '../../form/field';
import { NumberInput } from '../../form/number-input';
import { NumbersInput } from '../../form/numbers-input';
import { Select } from '../../form/select';
import { useLocalText, useUnitText } from '../../message/local-text';
import { ParameterTable } from './parameter-table';
import { comparableOf, currentOf, priceOf, rangeText } from './parameter-value';
import css from './setting-model.module.css';

interface ParameterEditorProps {
  definition: ParameterDefinition;
  value: ParameterValue;
  disabled: boolean;
  onChange: (value: ParameterValue) => void;
}

/** One parameter of a model, by its kind. */
export function ParameterEditor({ definition, value, disabled, onChange }: ParameterEditorProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const unit = useUnitText();
  const label = text(definition.name);
  const hints = [definition.help && text(definition.help), definition.placeholder && t('models.placeholder')];
  const help = hints.filter(Boolean).join(' · ') || undefined;

  switch (definition.kind) {
    case 'plain': {
      const bad = isOutside(currentOf(value), definition)
        ? rangeText(definition, t('models.allowed'))
        : undefined;
      const current = (
        <Field label={label} help={help} error={bad}>
          {(control) => (
            <NumberInput
              {...control}
              unit={unit(definition.unit)}
              disabled={disabled}
              value={currentOf(value)}
              onChange={(number) =>
                number !== null && onChange(definition.price ? priceOf(number, comparableOf(value)) : number)
              }
            />
          )}
        </Field>
      );
      if (!definition.price) return current;
      return (
        <div className={css.price}>
          {current}
          <Field label={t('setting.comparableYear')}>
            {(control) => (
              <NumberInput
                {...control}
                aria-label={`${label} ${t('setting.comparableYear')}`}
                placeholder={t('models.comparable')}
                disabled={disabled}
                value={comparableOf(value)}
                onChange={(number) => onChange(priceOf(currentOf(value) ?? definition.default, number))}
              />
            )}
          </Field>
        </div>
      );
    }
    case 'choice':
      return (
        <Field label={label} help={help}>
          {(control) => (
            <Select
              {...control}
              disabled={disabled}
              value={String(value)}
              options={definition.options.map((option) => ({
                value: option.value,
                label: text(option.name),
              }))}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'switch':
      return (
        <Field label={label} help={help}>
          {(control) => (
            <Checkbox
              {...control}
              label={value === true ? t('action.yes') : t('action.no')}
              disabled={disabled}
              checked={value === true}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </Field>
      );
    case 'list':
      return (
        <Field label={label} help={help ?? t('models.listHelp')}>
          {(control) => (
            <NumbersInput
              {...control}
              unit={unit(definition.unit)}
              disabled={disabled}
              value={
                Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : []
              }
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'table':
      return (
        <ParameterTable
          definition={definition}
          label={label}
          help={help}
          rows={isRows(value) ? value : []}
          disabled={disabled}
          onChange={onChange}
        />
      );
  }
}

function isRows(value: ParameterValue): value is readonly TableRow[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object');
}

function isOutside(value: number | null, { min, max }: { min: number; max: number }): boolean {
  return value !== null && (value < min || value > max);
}
