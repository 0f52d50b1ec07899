import { useWords } from '../message';
import { shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';
import { placeLabels, screenNumber } from '../preview';

export interface HistogramMarksProps {
  readonly scale: HistogramScale;
  /** CSS pixels. */
  readonly width: number;
  readonly mean?: number;
  readonly stddev?: number;
}

/** In the order in which they get room. */
const deviations = [1, -1, 2, -2, 3, -3];

/** Lines at the mean and at whole deviations from it, with their names above the bars. */
export function HistogramMarks({ scale, width, mean = NaN, stddev = NaN }: HistogramMarksProps) {
  const { t } = useWords();
  const sigma = deviations.map((times) => ({
    // Without a spread there is one mark.
    value: mean + times * (stddev || NaN),
    text: `${times > 0 ? '+' : '\u2212'}${Math.abs(times)}σ`,
  }));
  const marks = [{ value: mean, text: t('histogram.mean', { value: screenNumber(mean) }) }, ...sigma]
    .filter(({ value }) => value >= scale.min && value <= scale.max)
    .map((mark) => ({ ...mark, share: shareOf(scale, mark.value) }));
  if (marks.length === 0) return null;
  const wanted = marks.map(({ text, share }) => ({ text, at: share * width }));
  return (
    <div className="gep-histogram-marks" aria-hidden>
      {marks.map(({ text, share }, i) => (
        <i key={text} data-mean={i === 0 || undefined} style={{ left: `${100 * share}%` }} />
      ))}
      {placeLabels(wanted, width).map(({ text, left }) => (
        <span key={text} style={{ left }}>
          {text}
        </span>
      ))}
    </div>
  );
}
