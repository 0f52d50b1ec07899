import { limits } from '@gep/map-engine/model';
import type { LimitName } from '@gep/map-engine/model';
import { NumberInput, Slider } from '../input';
import { Field } from './field';

export interface SliderFieldProps {
  readonly label: string;
  readonly limit: LimitName;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  readonly wide?: boolean;
}

/** A bounded number as slider and figure. */
export function SliderField({ label, limit, value, onChange, disabled, wide }: SliderFieldProps) {
  const { min, max, step } = limits[limit];
  const bounds = { min, max, step, value, onChange, disabled };
  return (
    <Field label={label} wide={wide}>
      {(id) => (
        <span className="gep-slider-row">
          <Slider label={label} {...bounds} />
          <NumberInput id={id} {...bounds} />
        </span>
      )}
    </Field>
  );
}
