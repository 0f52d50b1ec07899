import { X } from 'lucide-react';
import { ColorInput, IconButton } from '../input';
import type { ColorInputProps } from '../input';
import { useWords } from '../message';
import { Field } from './field';

/** Props of a labelled colour. */
export interface ColorFieldProps extends Omit<ColorInputProps, 'id' | 'compact'> {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  /** Present: a button takes the colour away. */
  readonly onClear?: () => void;
  /** Spans both columns of a grid of fields. */
  readonly wide?: boolean;
}

/**
 * A labelled colour.
 * @example
 * <ColorField label="Colour" value="#2166ac" onChange={set} />;
 */
export function ColorField({ at, onClear, wide, ...color }: ColorFieldProps) {
  const { t } = useWords();
  const { label, value, disabled } = color;
  return (
    <Field at={at} label={label} wide={wide}>
      {(id) =>
        onClear ? (
          <span className="gep-clearable">
            <ColorInput id={id} {...color} />
            <IconButton
              icon={X}
              label={t('action.clear', { label })}
              onClick={onClear}
              disabled={disabled || value === null}
            />
          </span>
        ) : (
          <ColorInput id={id} {...color} />
        )
      }
    </Field>
  );
}
