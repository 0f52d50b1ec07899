import { rampLength, readColors } from '@gep/map-engine/color';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../editing';
import { Field } from '../field';
import { IconButton } from '../input';
import { useWords } from '../message';

export interface RampTextProps {
  readonly colors: readonly string[];
  readonly onChange: (colors: readonly string[]) => void;
}

/** The colours as text to copy, and to paste over: a list takes effect as soon as it is sound. */
export function RampText({ colors, onChange }: RampTextProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [copied, setCopied] = useState<'copied' | 'copy-failed' | null>(null);
  const text = colors.join(', ');
  const { min, max } = rampLength;
  const faultOf = ({ wrong, colors: { length } }: ReturnType<typeof readColors>): string | null => {
    if (wrong !== null) return t('ramp.text-wrong', { got: wrong });
    return length >= min && length <= max ? null : t('ramp.text-length', rampLength);
  };
  const error = faultOf(readColors(typed ?? text));
  const type = (next: string) => {
    setTyped(next);
    setCopied(null);
    const list = readColors(next);
    if (!faultOf(list) && list.colors.join() !== colors.join()) onChange(list.colors);
  };
  const copy = async () => setCopied((await copyText(text)) ? 'copied' : 'copy-failed');
  return (
    <Field label={t('ramp.text')}>
      {(id) => (
        <>
          <textarea
            id={id}
            className="gep-textarea"
            rows={4}
            spellCheck={false}
            aria-invalid={error !== null || undefined}
            aria-describedby={`${id}-note`}
            value={typed ?? text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          <span className="gep-ramp-bar">
            <span id={`${id}-note`} className={error ? 'gep-field-error' : 'gep-muted'} role="status">
              {error ?? (copied && t(`ramp.${copied}`))}
            </span>
            <IconButton icon={Copy} label={t('ramp.copy')} onClick={() => void copy()} />
          </span>
        </>
      )}
    </Field>
  );
}
