import { limits } from '@gep/map-engine/model';
import type { Ramp } from '@gep/map-engine/model';
import { Field } from '../field';
import { useWords } from '../message';
import { ColorRampSelect } from './color-ramp-select';

export interface RampFieldProps {
  readonly ramp: Ramp;
  readonly reverse: boolean;
  readonly onChange: (part: { readonly ramp?: Ramp; readonly reverse?: boolean }) => void;
  /** Number of classes; the ramp shows as many steps, none or more than 50 as continuous. */
  readonly classes?: number;
  readonly disabled?: boolean;
  readonly wide?: boolean;
}

/** A ramp and its direction. */
export function RampField({ ramp, reverse, onChange, classes, disabled, wide }: RampFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('field.ramp')} wide={wide}>
      {(id) => (
        <ColorRampSelect
          id={id}
          value={ramp}
          onChange={(next) => onChange({ ramp: next })}
          reverse={reverse}
          onReverse={(next) => onChange({ reverse: next })}
          classes={classes && classes <= limits.classes.max ? classes : undefined}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
