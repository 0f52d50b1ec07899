import { formatColor, fromHsv, parseColor, toHsv, withAlpha } from '@gep/map-engine/color';
import type { Hsv } from '@gep/map-engine/color';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useWords } from '../message';
import { ColorArea } from './color-area';
import { EyeDropperButton } from './eye-dropper-button';
import { NumberInput } from './number-input';
import { readColor } from './read-color';
import { recentColors } from './recent';
import { Swatch } from './swatch';
import { SwatchRow } from './swatch-row';
import { TextInput } from './text-input';
import { useEvent } from './use-event';

export interface ColorPanelProps {
  /** '#rrggbb' or '#rrggbbaa'. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Colours offered beside the recent ones, e.g. those of the ramp in use. */
  readonly palette?: readonly string[];
}

/** The picker itself: area, hue, opacity, hex, channels, eyedropper, colours at hand. Every change takes effect. */
export function ColorPanel({ value, onChange, palette = [] }: ColorPanelProps) {
  const { t } = useWords();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [recent] = useState(recentColors.list);
  useRemembered(value);

  const { a, ...rgb } = parseColor(value);
  // Greys and black have no hue: the picker keeps its position.
  const [held, setHeld] = useState(() => toHsv(rgb));
  const hsv = toHex(held, a) === value ? held : toHsv(rgb);
  const move = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part };
    setHeld(next);
    take(toHex(next, a));
  };
  const take = (color: string) => {
    setTyped(null);
    if (color !== value) onChange(color);
  };
  const type = (text: string) => {
    const color = readColor(text);
    setTyped(text);
    if (color && color !== value) onChange(color);
  };
  const wrong = typed !== null && readColor(typed) === null;
  const opaque = withAlpha(value, 1);
  return (
    <div className="gep-color-panel">
      <ColorArea value={hsv} onChange={move} />
      <div className="gep-color-tracks">
        <EyeDropperButton onPick={(color) => take(withAlpha(color, a))} />
        <span>
          <input
            type="range"
            className="gep-track gep-track-hue"
            aria-label={t('color.hue')}
            min={0}
            max={360}
            value={Math.round(hsv.h)}
            onChange={(event) => move({ h: event.target.valueAsNumber })}
          />
          <input
            type="range"
            className="gep-track gep-track-alpha"
            style={{ '--gep-track-color': opaque } as CSSProperties}
            aria-label={t('color.alpha')}
            min={0}
            max={100}
            value={Math.round(a * 100)}
            onChange={(event) => take(withAlpha(value, event.target.valueAsNumber / 100))}
          />
        </span>
        <Swatch color={value} />
      </div>
      <div className="gep-color-row">
        <TextInput
          label={t('color.hex')}
          value={typed ?? value}
          invalid={wrong}
          describedBy={wrong ? errorId : undefined}
          onChange={type}
          onBlur={() => setTyped(null)}
        />
        <NumberInput
          label={t('color.alpha')}
          value={Math.round(a * 100)}
          {...percent}
          onChange={(next) => take(withAlpha(value, next / 100))}
        />
      </div>
      {wrong && (
        <p id={errorId} className="gep-field-error" role="alert">
          {t('color.invalid')}
        </p>
      )}
      <div className="gep-color-row gep-color-channels">
        {channels.map(([channel, word]) => (
          <NumberInput
            key={channel}
            label={t(word)}
            value={rgb[channel]}
            unit={channel.toUpperCase()}
            {...byte}
            onChange={(next) => take(formatColor({ ...rgb, a, [channel]: next }))}
          />
        ))}
      </div>
      <SwatchRow label={t('color.palette')} colors={palette} value={value} onPick={take} />
      <SwatchRow label={t('color.recent')} colors={recent} value={value} onPick={take} />
    </div>
  );
}

const percent = { min: 0, max: 100, step: 1, unit: '%' } as const;
const byte = { min: 0, max: 255, step: 1, integer: true } as const;
const channels = [
  ['r', 'color.red'],
  ['g', 'color.green'],
  ['b', 'color.blue'],
] as const;

function toHex(hsv: Hsv, a: number): string {
  return formatColor({ ...fromHsv(hsv), a });
}

/** A colour that is left other than it was found counts as used, not every one on the way. */
function useRemembered(value: string): void {
  const found = useRef(value);
  const leave = useEvent(() => {
    if (value !== found.current) recentColors.add(value);
  });
  useEffect(() => leave, [leave]);
}
