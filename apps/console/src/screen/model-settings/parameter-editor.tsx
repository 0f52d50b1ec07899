import type { ParameterDefinition, ParameterValue, TableRow } from '@gep/api-client';
import { Checkbox, ChoiceField, Field, NumberInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { NumbersInput } from '../../form/numbers-input';
import { useLocalText, useUnitText } from '../../message/local-text';
import { ParameterTable } from './parameter-table';
import { comparableOf, currentOf, priceOf, rangeText } from './parameter-value';
import css from './model-settings.module.css';

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
          {(id) => (
            <NumberInput
              id={id}
              unit={unit(definition.unit)}
              disabled={disabled}
              value={currentOf(value) ?? NaN}
              onChange={(number) =>
                onChange(definition.price ? priceOf(number, comparableOf(value)) : number)
              }
            />
          )}
        </Field>
      );
      if (!definition.price) return current;
      const setComparable = (number: number | null) =>
        onChange(priceOf(currentOf(value) ?? definition.default, number));
      return (
        <div className={css.price}>
          {current}
          <Field label={t('setting.comparableYear')}>
            {(id) => (
              <NumberInput
                id={id}
                label={`${label} ${t('setting.comparableYear')}`}
                placeholder={t('models.comparable')}
                disabled={disabled}
                value={comparableOf(value) ?? NaN}
                onChange={setComparable}
                onEmpty={() => setComparable(null)}
              />
            )}
          </Field>
        </div>
      );
    }
    case 'choice':
      return (
        <ChoiceField
          label={label}
          help={help}
          disabled={disabled}
          value={String(value)}
          options={definition.options.map((option) => ({ value: option.value, label: text(option.name) }))}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <Field label={label} help={help}>
          {(id) => (
            <Checkbox
              id={id}
              label={value === true ? t('action.yes') : t('action.no')}
              disabled={disabled}
              value={value === true}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'list':
      return (
        <Field label={label} help={help ?? t('models.listHelp')}>
          {(id) => (
            <NumbersInput
              id={id}
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
