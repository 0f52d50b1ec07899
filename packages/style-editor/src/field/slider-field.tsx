import { limits } from '@gep/map-engine/model';
import { NumberInput, Slider } from '../input';
import { useWords } from '../message';
import { Field } from './field';
import type { LimitFieldProps } from './limit-field';
import { unitWord } from './unit-word';

/** The same as of a number field; `onChange` is called often while the slider is dragged. */
export type SliderFieldProps = LimitFieldProps;

/**
 * A bounded number as slider and figure.
 * @example
 * <SliderField label="Opacity" limit="opacity" value={0.8} onChange={set} />;
 */
export function SliderField({ at, label, limit, wide, ...rest }: SliderFieldProps) {
  const { min, max, step } = limits[limit];
  const unit = unitWord(limit, useWords());
  const bounds = { ...rest, min, max, step };
  return (
    <Field at={at} label={label} wide={wide}>
      {(id) => (
        <span className="gep-slider-row">
          <Slider label={label} valueText={unit && `${rest.value} ${unit}`} {...bounds} />
          <NumberInput id={id} unit={unit} {...bounds} />
        </span>
      )}
    </Field>
  );
}
