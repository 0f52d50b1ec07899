import type { FieldType } from '@gep/map-engine/model';
import { Fragment } from 'react';
import { scaleTicks, shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';
import { placeLabels, screenExact, screenNumber } from '../preview';

export interface HistogramAxisProps {
  readonly scale: HistogramScale;
  /** CSS pixels. */
  readonly width: number;
  readonly type?: FieldType;
  /** All values are this one: the ends of the scale are only room around it. */
  readonly only?: number;
}

/** Both ends of the scale and the round values between them for which there is room. */
export function HistogramAxis({ scale, width, type, only }: HistogramAxisProps) {
  const ends = (only === undefined ? [scale.min, scale.max] : [only]).map((value) => ({
    value,
    text: Number.isInteger(value) ? screenExact(value) : screenNumber(value, type),
  }));
  const ticks = only === undefined ? scaleTicks(scale, Math.max(1, width / 100)) : [];
  const between = ticks.map((value) => ({ value, text: screenExact(value) }));
  const wanted = [...ends, ...between].map(({ value, text }) => ({
    text,
    at: shareOf(scale, value) * width,
  }));
  return (
    <div className="gep-histogram-axis" aria-hidden>
      {placeLabels(wanted, width).map(({ text, at, left, right }) => (
        <Fragment key={`${text} ${at}`}>
          <i style={{ left: Math.min(width - 1, at) }} />
          {/* At the right end by its own width, not by the one it was laid out with. */}
          <span style={right === 0 ? { right } : { left }}>{text}</span>
        </Fragment>
      ))}
    </div>
  );
}
