import { limits } from '@gep/map-engine/model';
import type { LimitName } from '@gep/map-engine/model';
import { NumberInput, Slider } from '../input';
import { useWords } from '../message';
import { Field } from './field';
import { unitWord } from './unit-word';

export interface SliderFieldProps {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  /** Its words on the screen. */
  readonly label: string;
  /** Which bounds of the model apply. */
  readonly limit: LimitName;
  /** In the unit of the limit. */
  readonly value: number;
  /** Called with numbers inside the bounds only, often while the slider is dragged. */
  readonly onChange: (value: number) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** Spans both columns of a grid of fields. */
  readonly wide?: boolean;
}

/** A bounded number as slider and figure. */
export function SliderField({ at, label, limit, value, onChange, disabled, wide }: SliderFieldProps) {
  const { min, max, step } = limits[limit];
  const unit = unitWord(limit, useWords());
  const bounds = { min, max, step, value, onChange, disabled };
  return (
    <Field at={at} label={label} wide={wide}>
      {(id) => (
        <span className="gep-slider-row">
          <Slider label={label} valueText={unit && `${value} ${unit}`} {...bounds} />
          <NumberInput id={id} unit={unit} {...bounds} />
        </span>
      )}
    </Field>
  );
}
