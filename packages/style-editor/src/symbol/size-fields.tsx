import { clampToLimit, limits } from '@gep/map-engine/model';
import { Link2, Unlink2 } from 'lucide-react';
import { useState } from 'react';
import { Field, LimitField } from '../field';
import { IconButton, NumberInput } from '../input';
import { useWords } from '../message';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SizeFieldsProps {
  readonly value: Size;
  readonly onChange: (size: Partial<Size>) => void;
}

/** Width and height of a picture; while linked both keep their ratio. */
export function SizeFields({ value, onChange }: SizeFieldsProps) {
  const { t } = useWords();
  const [linked, setLinked] = useState(true);
  const { width, height } = value;
  const { min, max, step } = limits.imageHeight;
  return (
    <>
      <LimitField
        label={t('field.width')}
        limit="imageWidth"
        value={width}
        onChange={(next) =>
          onChange(linked ? { width: next, height: inRatio(height, next / width) } : { width: next })
        }
      />
      <Field label={t('field.height')}>
        {(id) => (
          <span className="gep-clearable">
            <NumberInput
              id={id}
              value={height}
              onChange={(next) =>
                onChange(linked ? { height: next, width: inRatio(width, next / height) } : { height: next })
              }
              {...{ min, max, step }}
              unit={t('unit.px')}
            />
            <IconButton
              icon={linked ? Link2 : Unlink2}
              label={t('size.linked')}
              pressed={linked}
              onClick={() => setLinked(!linked)}
            />
          </span>
        )}
      </Field>
    </>
  );
}

function inRatio(length: number, factor: number): number {
  return clampToLimit(limits.imageHeight, Math.round(length * factor * 100) / 100);
}
