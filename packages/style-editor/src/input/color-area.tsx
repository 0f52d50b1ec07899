import { formatColor, fromHsv } from '@gep/map-engine/color';
import type { Hsv } from '@gep/map-engine/color';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../message';

export interface ColorAreaProps {
  readonly value: Hsv;
  readonly onChange: (part: Pick<Hsv, 's' | 'v'>) => void;
}

/** Saturation to the right, brightness upwards. Arrow keys go by 1 %, with Shift by 10 %. */
export function ColorArea({ value, onChange }: ColorAreaProps) {
  const { t } = useWords();
  const take = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ s: share((event.clientX - left) / width), v: share(1 - (event.clientY - top) / height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onChange({ s: share(value.s + step[0] * by), v: share(value.v + step[1] * by) });
  };
  const saturation = Math.round(value.s * 100);
  const brightness = Math.round(value.v * 100);
  const at = { left: `${value.s * 100}%`, top: `${(1 - value.v) * 100}%` };
  return (
    <div
      role="slider"
      tabIndex={0}
      className="gep-color-area"
      aria-label={t('color.area')}
      aria-valuenow={saturation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={t('color.area-value', { saturation, brightness })}
      style={{ backgroundColor: formatColor({ ...fromHsv({ h: value.h, s: 1, v: 1 }), a: 1 }) }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
    >
      <span style={{ ...at, background: formatColor({ ...fromHsv(value), a: 1 }) }} />
    </div>
  );
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
