import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import css from './file-panel.module.css';

interface HistogramBarsProps {
  readonly histogram: { readonly min: number; readonly max: number; readonly counts: readonly number[] };
}

/** At the width of the panel more bars would run into each other. */
const bars = 64;
const height = 96;

/** How the values of a band are distributed. */
export function HistogramBars({ histogram: { min, max, counts } }: HistogramBarsProps) {
  const { t } = useTranslation();
  const each = Math.max(1, Math.ceil(counts.length / bars));
  const sums = Array.from({ length: Math.ceil(counts.length / each) }, (_, bar) =>
    counts.slice(bar * each, (bar + 1) * each).reduce((sum, count) => sum + count, 0),
  );
  const most = Math.max(1, ...sums);
  const ends = [min, max].map((value) => formatNumber(value, { decimals: 'short', group: true }));
  return (
    <figure className={css.histogram}>
      <svg
        role="img"
        aria-label={t('preview.histogramOf', { min: ends[0], max: ends[1] })}
        viewBox={`0 0 ${sums.length * 6} ${height}`}
        preserveAspectRatio="none"
      >
        {sums.map((sum, bar) => {
          // A bar of few cells is still seen.
          const tall = sum === 0 ? 0 : Math.max(1, (sum / most) * height);
          return <rect key={bar} x={bar * 6} y={height - tall} width={5} height={tall} />;
        })}
      </svg>
      <figcaption>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}
