import { useState } from 'react';
import { HexAlphaColorPicker } from 'react-colorful';
import { useWords } from '../message';
import { alphaOf, normalizeHex, withAlpha } from './hex-color';
import { NumberInput } from './number-input';
import { TextInput } from './text-input';

/** The picker itself: area, hue, alpha, hex and percent. */
export function ColorPanel({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (c: string) => void;
}) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const takeHex = (text: string) => {
    setTyped(text);
    const hex = normalizeHex(text);
    if (hex) onChange(hex);
  };
  const takePicked = (color: string) => {
    const hex = normalizeHex(color);
    if (hex && hex !== value) onChange(hex);
  };
  return (
    <div className="gep-color-panel">
      <HexAlphaColorPicker color={value} onChange={takePicked} />
      <div className="gep-color-row">
        <TextInput
          label={t('field.hex')}
          value={typed ?? value}
          invalid={typed !== null && normalizeHex(typed) === null}
          onChange={takeHex}
          onBlur={() => setTyped(null)}
        />
        <NumberInput
          label={t('field.alpha')}
          value={Math.round(alphaOf(value) * 100)}
          min={0}
          max={100}
          step={1}
          unit="%"
          onChange={(percent) => onChange(withAlpha(value, percent / 100))}
        />
      </div>
    </div>
  );
}
