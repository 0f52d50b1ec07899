import { limits } from '@gep/map-engine/model';
import type { LimitName, LimitUnit } from '@gep/map-engine/model';
import { NumberInput } from '../input';
import { useWords } from '../message';
import type { MessageKey } from '../message';
import { Field } from './field';

const unitWords = {
  px: 'unit.px',
  deg: 'unit.deg',
  percent: 'unit.percent',
  stddev: 'unit.stddev',
  ratio: null,
  count: null,
  byte: null,
  number: null,
} as const satisfies Record<LimitUnit, MessageKey | null>;

export interface LimitFieldProps {
  readonly label: string;
  /** Which bounds of the model apply. */
  readonly limit: LimitName;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  readonly wide?: boolean;
}

/** A number whose bounds, step and unit come from the model's limits. */
export function LimitField({ label, limit, value, onChange, disabled, wide }: LimitFieldProps) {
  const { t } = useWords();
  const { min, max, step, unit } = limits[limit];
  const word = unitWords[unit];
  return (
    <Field label={label} wide={wide}>
      {(id) => (
        <NumberInput
          id={id}
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          step={step}
          integer={unit === 'count'}
          unit={word ? t(word) : undefined}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
