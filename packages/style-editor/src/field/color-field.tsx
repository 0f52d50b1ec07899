import { X } from 'lucide-react';
import { ColorInput, IconButton } from '../input';
import { useWords } from '../message';
import { Field } from './field';

export interface ColorFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Present: a button takes the colour away. */
  readonly onClear?: () => void;
  readonly wide?: boolean;
}

/** A labelled colour. */
export function ColorField({ label, value, onChange, onClear, wide }: ColorFieldProps) {
  const { t } = useWords();
  const input = (id: string) => <ColorInput id={id} label={label} value={value} onChange={onChange} />;
  return (
    <Field label={label} wide={wide}>
      {(id) =>
        onClear ? (
          <span className="gep-clearable">
            {input(id)}
            <IconButton
              icon={X}
              label={`${label}: ${t('field.none')}`}
              onClick={onClear}
              disabled={value === null}
            />
          </span>
        ) : (
          input(id)
        )
      }
    </Field>
  );
}
