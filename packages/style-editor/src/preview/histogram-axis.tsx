import type { FieldType } from '@gep/map-engine/model';
import { scaleTicks, shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';
import { placeLabels } from './place-labels';
import { screenExact, screenNumber } from './screen-number';

export interface HistogramAxisProps {
  readonly scale: HistogramScale;
  /** CSS pixels. */
  readonly width: number;
  readonly type?: FieldType;
}

/** Both ends of the scale and the round values between them for which there is room. */
export function HistogramAxis({ scale, width, type }: HistogramAxisProps) {
  const ends = [scale.min, scale.max].map((value) => ({ value, text: screenNumber(value, type) }));
  const { ticks } = scaleTicks(scale, Math.max(1, width / 100));
  const between = ticks.map((value) => ({ value, text: screenExact(value) }));
  const wanted = [...ends, ...between].map(({ value, text }) => ({
    text,
    at: shareOf(scale, value) * width,
  }));
  return (
    <div className="gep-histogram-axis" aria-hidden>
      {placeLabels(wanted, width).map(({ text, at, left }) => (
        <span key={`${text} ${at}`} style={{ left }}>
          <i style={{ left: Math.min(width - 1, at) - left }} />
          {text}
        </span>
      ))}
    </div>
  );
}
