import { limits } from '@gep/map-engine/model';
import type { LimitName } from '@gep/map-engine/model';
import { NumberInput } from '../input';
import { useWords } from '../message';
import { Field } from './field';
import { unitWord } from './unit-word';

/** Props of a number that the limits of the model bound. */
export interface LimitFieldProps {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  /** Its words on the screen. */
  readonly label: string;
  /** Which bounds of the model apply. */
  readonly limit: LimitName;
  /** In the unit of the limit. */
  readonly value: number;
  /** Called with numbers inside the bounds only. */
  readonly onChange: (value: number) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** Spans both columns of a grid of fields. */
  readonly wide?: boolean;
}

/**
 * A number whose bounds, step and unit come from the model's limits.
 * @example
 * <LimitField label="Width" limit="lineWidth" value={2} onChange={set} />;
 */
export function LimitField({ at, label, limit, wide, ...rest }: LimitFieldProps) {
  const { min, max, step, unit } = limits[limit];
  const words = useWords();
  return (
    <Field at={at} label={label} wide={wide}>
      {(id) => (
        <NumberInput
          id={id}
          {...rest}
          {...{ min, max, step }}
          integer={unit === 'count' || unit === 'byte'}
          unit={unitWord(limit, words)}
        />
      )}
    </Field>
  );
}
