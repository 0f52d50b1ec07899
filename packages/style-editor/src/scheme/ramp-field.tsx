import type { Ramp } from '@gep/map-engine/model';
import { ArrowLeftRight } from 'lucide-react';
import { Field } from '../field';
import { IconButton } from '../input';
import { useWords } from '../message';
import { ColorRampSelect } from './color-ramp-select';

export interface RampFieldProps {
  readonly ramp: Ramp;
  readonly reverse: boolean;
  readonly onChange: (part: { readonly ramp?: Ramp; readonly reverse?: boolean }) => void;
  readonly wide?: boolean;
}

/** A ramp and its direction. */
export function RampField({ ramp, reverse, onChange, wide }: RampFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('field.ramp')} wide={wide}>
      {(id) => (
        <span className="gep-clearable">
          <ColorRampSelect
            id={id}
            value={ramp}
            reverse={reverse}
            onChange={(next) => onChange({ ramp: next })}
          />
          <IconButton
            icon={ArrowLeftRight}
            label={t('action.reverse')}
            pressed={reverse}
            onClick={() => onChange({ reverse: !reverse })}
          />
        </span>
      )}
    </Field>
  );
}
