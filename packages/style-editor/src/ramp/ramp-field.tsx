import { limits } from '@gep/map-engine/model';
import type { Ramp } from '@gep/map-engine/model';
import { Field } from '../field';
import { useWords } from '../message';
import { ColorRampSelect } from './color-ramp-select';
import { partOf } from '../state';
import type { Editing } from '../state';

/** What a ramp field changes. */
export interface RampPart {
  readonly ramp?: Ramp;
  readonly reverse?: boolean;
}

export interface RampFieldProps extends Editing<RampPart> {
  /** Name of the ramp in the value around; default: ramp. */
  readonly at?: string;
  readonly ramp: Ramp;
  readonly reverse: boolean;
  /** Number of classes; the ramp shows as many steps, none or more than 50 as continuous. */
  readonly classes?: number;
  readonly disabled?: boolean;
  readonly wide?: boolean;
}

/** A ramp and its direction. */
export function RampField(props: RampFieldProps) {
  const { at = 'ramp', ramp, reverse, onChange, classes, disabled, wide } = props;
  const { t } = useWords();
  return (
    <Field at={at} label={t('field.ramp')} wide={wide}>
      {(id) => (
        <ColorRampSelect
          id={id}
          value={ramp}
          {...partOf(props, (next: Ramp) => ({ ramp: next }))}
          reverse={reverse}
          onReverse={(next) => onChange({ reverse: next })}
          classes={classes && classes <= limits.classes.max ? classes : undefined}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
