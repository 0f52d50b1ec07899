import type { ParameterDefinition, ParameterValue } from '@gep/api-client';
import { Field, NumberInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../form/table/fault-text';
import { useUnitText } from '../../message/local-text';
import { numberFault } from './model-changes';
import { comparableOf, currentOf, priceOf } from '../../form/parameter-value';
import css from './model-settings.module.css';

interface PlainParameterProps {
  definition: Extract<ParameterDefinition, { kind: 'plain' }>;
  label: string;
  help?: string;
  value: ParameterValue;
  comparableYear: boolean;
  disabled: boolean;
  onChange: (value: ParameterValue) => void;
}

/** A default as it is shown until another number is typed: 1/3 has no end. The stored value keeps all its digits. */
const shortDefault = (value: number): number => Number(value.toPrecision(6));

/** A number, or a price of two years. */
export function PlainParameter(props: PlainParameterProps) {
  const { definition, label, help, value, comparableYear, disabled, onChange } = props;
  const { t } = useTranslation();
  const unit = useUnitText()(definition.unit);
  const faultText = useFaultText();
  const error = (number: number | null) => {
    const fault = number === null ? null : numberFault(definition, number);
    return fault ? faultText(fault, String(number)) : undefined;
  };
  const [current, comparable] = [currentOf(value), comparableOf(value)];
  const first = (
    <Field label={label} help={help} error={error(current)}>
      {(id) => (
        <NumberInput
          id={id}
          unit={unit}
          disabled={disabled}
          value={current === definition.default ? shortDefault(current) : (current ?? NaN)}
          onChange={(number) => onChange(definition.price ? priceOf(number, comparable) : number)}
        />
      )}
    </Field>
  );
  if (!definition.price || !(comparableYear || comparable !== null)) return first;
  const setComparable = (number: number | null) => onChange(priceOf(current ?? definition.default, number));
  return (
    <div className={css.price}>
      {first}
      <Field label={t('setting.comparableYear')} error={error(comparable)}>
        {(id) => (
          <NumberInput
            id={id}
            label={`${label} ${t('setting.comparableYear')}`}
            placeholder={t('models.comparable')}
            disabled={disabled}
            value={comparable ?? NaN}
            onChange={setComparable}
            onEmpty={() => setComparable(null)}
          />
        )}
      </Field>
    </div>
  );
}
