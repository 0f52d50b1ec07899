import type { FieldType, Histogram } from '@gep/map-engine/model';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../message';
import { drawHistogram } from './draw-histogram';
import type { ColorSpan } from './draw-histogram';
import { HistogramAxis } from './histogram-axis';
import { HistogramMarks } from './histogram-marks';
import { histogramScale, shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';
import { useCanvasSize } from '../preview';

/** Values, classes and marks of a histogram. */
export interface HistogramCanvasProps {
  /** Null: a sentence says so in its place. */
  readonly histogram: Histogram | null;
  /** Ascending edges, drawn as lines. */
  readonly breaks?: readonly number[];
  /** One colour a class; more than classes are spread evenly from the first edge to the last, as a ramp. */
  readonly colors?: readonly string[];
  /** Accessible name of the picture. */
  readonly label: string;
  /** How the ends are written. */
  readonly type?: FieldType;
  /** Marked with the deviations around it. */
  readonly mean?: number;
  /** Of the population, in the unit of the values. */
  readonly stddev?: number;
  /** Heights by the logarithm of the counts. */
  readonly log?: boolean;
  /** Default: the range of histogram and edges. */
  readonly scale?: HistogramScale | null;
  /** Drawn over the bars instead of the lines of the edges. */
  readonly handles?: ReactNode;
}

const none: readonly never[] = [];

/**
 * Distribution of values with the classes' colours and edges, mean and deviations, on an axis.
 * @example
 * <HistogramCanvas label="Population" histogram={histogram} breaks={[0, 10, 40]} colors={['#fff', '#08f']} />;
 */
export function HistogramCanvas(props: HistogramCanvasProps) {
  const { histogram, breaks = none, colors = none, label, type, mean, stddev, log = false, handles } = props;
  const { t } = useWords();
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, pixels } = useCanvasSize(plot);
  const [theme, repaint] = useReducer((count: number) => count + 1, 0);
  const shown = histogram && histogram.counts.length > 0 ? histogram : null;
  const scale = props.scale ?? histogramScale(shown, breaks);
  const spans = useMemo(() => colorSpans(breaks, colors), [breaks, colors]);
  const plain = !handles;
  const [min, max] = [scale?.min, scale?.max];

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !shown || min === undefined || max === undefined) return;
    const [wide, tall] = pixels;
    context.canvas.width = Math.max(1, wide);
    context.canvas.height = Math.max(1, tall);
    const style = getComputedStyle(context.canvas);
    drawHistogram(context, wide, tall, Math.max(1, Math.round(wide / (width || 1))), {
      histogram: shown,
      scale: { min, max },
      spans,
      log,
      lines: plain ? breaks : none,
      idle: style.color,
      cap: style.getPropertyValue('--gep-line-control'),
      line: style.getPropertyValue('--gep-muted'),
    });
  }, [shown, min, max, spans, log, plain, breaks, width, pixels, theme]);

  return (
    <div className="gep-histogram-frame">
      <div ref={plot} className="gep-histogram-plot">
        {shown ? (
          // The end of its colour's transition shows that the theme has changed.
          <canvas
            ref={canvas}
            className="gep-histogram"
            role="img"
            aria-label={label}
            onTransitionEnd={repaint}
          />
        ) : (
          <p className="gep-histogram-none">{t('histogram.empty')}</p>
        )}
        {scale && <HistogramMarks scale={scale} width={width} mean={mean} stddev={stddev} />}
        {scale && <span className="gep-histogram-classes" style={strip(spans, scale)} />}
        {handles}
      </div>
      {scale && (
        <HistogramAxis
          scale={scale}
          width={width}
          type={type}
          only={shown && shown.min === shown.max ? shown.min : undefined}
        />
      )}
    </div>
  );
}

function colorSpans(breaks: readonly number[], colors: readonly string[]): readonly ColorSpan[] {
  const spread = colors.length >= breaks.length;
  if (spread && breaks.length !== 2) return none;
  const [first, last] = breaks;
  const at = (i: number) => (spread ? first + (i / colors.length) * (last - first) : breaks[i]);
  return colors.map((color, i) => ({ from: at(i), to: at(i + 1), color }));
}

/** The classes as a strip under the bars: where a class has no bars its colour is seen there. */
function strip(spans: readonly ColorSpan[], scale: HistogramScale) {
  const percent = (value: number) => `${(100 * shareOf(scale, value)).toFixed(3)}%`;
  const stops = spans.flatMap(({ from, to, color }) =>
    from === to ? [`${color} 0 100%`] : [`${color} ${percent(from)} ${percent(to)}`],
  );
  const [first] = spans;
  const last = spans.at(-1);
  if (!last) return {};
  const ends =
    first.from === first.to
      ? stops
      : [`transparent 0 ${percent(first.from)}`, ...stops, `transparent ${percent(last.to)} 100%`];
  return { background: `linear-gradient(to right, ${ends.join(', ')})` };
}
