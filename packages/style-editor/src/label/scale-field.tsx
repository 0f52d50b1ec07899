import { rules } from '@gep/map-engine/model';
import { Field } from '../field';
import { NumberInput } from '../input';
import { useWords } from '../message';
import { resolutionOf, scaleOf } from './map-scale';

/** The smallest scale whose resolution a saved style may have. */
const max = Math.floor(scaleOf(rules.styleLength) * 0.999);

export interface ScaleFieldProps {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly label: string;
  /** Metres a CSS pixel; null for no bound. */
  readonly value: number | null;
  readonly onChange: (resolution: number | null) => void;
  readonly error?: string | null;
}

/** A resolution as the scale 1:N; empty for no bound. */
export function ScaleField({ at, label, value, onChange, error }: ScaleFieldProps) {
  const { t } = useWords();
  return (
    <Field at={at} label={label} error={error}>
      {(id) => (
        <NumberInput
          id={id}
          value={value === null ? NaN : scaleOf(value)}
          onChange={(scale) => onChange(resolutionOf(scale))}
          onEmpty={() => onChange(null)}
          placeholder={t('label.any-scale')}
          prefix="1 :"
          min={1}
          max={max}
          step={1000}
        />
      )}
    </Field>
  );
}
