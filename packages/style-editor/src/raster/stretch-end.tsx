import type { BandStatistics } from '@gep/map-engine/model';
import { RotateCcw } from 'lucide-react';
import { Field } from '../field';
import { IconButton, NumberInput } from '../input';
import { useWords } from '../message';

export interface StretchEndProps {
  readonly at: 'min' | 'max';
  /** In the band's unit; null takes what the statistics say. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Null where the automatic end is not known here. */
  readonly statistics: BandStatistics | null;
  /** Both ends are given and crossed. */
  readonly crossed?: boolean;
}

/** An end of the stretched range: typed, or left to the statistics. */
export function StretchEnd({ at, value, onChange, statistics, crossed = false }: StretchEndProps) {
  const { t } = useWords();
  const label = t(`field.${at}`);
  return (
    <Field at={at} label={label} error={crossed ? t('problem.min-not-below-max') : null}>
      {(id) => (
        <span className="gep-clearable">
          <NumberInput
            id={id}
            value={value ?? statistics?.[at] ?? NaN}
            placeholder={t('field.automatic')}
            onChange={onChange}
            onEmpty={() => value !== null && onChange(null)}
            step={stepOf(statistics)}
          />
          <IconButton
            icon={RotateCcw}
            label={t('action.automatic', { label })}
            disabled={value === null}
            onClick={() => onChange(null)}
          />
        </span>
      )}
    </Field>
  );
}

/** A power of ten, at most a hundredth of the band's range. */
function stepOf(statistics: BandStatistics | null): number {
  const range = statistics ? statistics.max - statistics.min : 0;
  return range > 0 && range < Infinity ? 10 ** Math.floor(Math.log10(range / 100)) : 1;
}
