import type { Histogram } from '@gep/map-engine/model';
import { shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';

/** A stretch of the scale in one colour. */
export interface ColorSpan {
  readonly from: number;
  readonly to: number;
  readonly color: string;
}

export interface HistogramPicture {
  readonly histogram: Histogram;
  readonly scale: HistogramScale;
  readonly spans: readonly ColorSpan[];
  /** Heights by the logarithm of the counts. */
  readonly log: boolean;
  /** Edges drawn as lines. */
  readonly lines: readonly number[];
  /** Colours of bars outside all spans, of the tops of the bars, of the lines. */
  readonly idle: string;
  readonly cap: string;
  readonly line: string;
}

/** Half the width of the one bar of a single value, as a share of the scale. */
const lone = 0.02;

/**
 * Bars as a drawing: ends on the scale 0-1, height 0-1. Bins are joined where there are more than columns; a joined bar
 * is as high as the mean of its bins, so that the last one, of fewer bins, does not drop.
 */
export function histogramBars(histogram: Histogram, scale: HistogramScale, columns: number, log = false) {
  const { min, max, counts } = histogram;
  const bins = counts.length;
  if (min === max) {
    const middle = shareOf(scale, min);
    return [{ from: middle - lone, to: middle + lone, height: 1 }];
  }
  const joined = Math.max(1, Math.ceil(bins / Math.max(1, columns)));
  const bars = Array.from({ length: Math.ceil(bins / joined) }, (_, i) => {
    const end = Math.min(bins, (i + 1) * joined);
    let sum = 0;
    for (let bin = i * joined; bin < end; bin++) sum += counts[bin];
    const mean = sum / (end - i * joined);
    const edge = (bin: number) => shareOf(scale, min + (bin / bins) * (max - min));
    return { from: edge(i * joined), to: edge(end), height: log ? Math.log1p(mean) : mean };
  });
  const top = bars.reduce((most, { height }) => Math.max(most, height), 0) || 1;
  return bars.map((bar) => ({ ...bar, height: bar.height / top }));
}

/** Whether few bins tower so high over the rest that its bars can hardly be seen. */
export function isSkewed({ counts }: Histogram): boolean {
  const filled = Array.from(counts)
    .filter((count) => count > 0)
    .sort((one, two) => one - two);
  return filled.length > 2 && filled[filled.length - 1] > 25 * filled[Math.floor(filled.length / 2)];
}

/** Paints a histogram over a canvas of `width` x `height` device pixels, `hair` of which are a thin line. */
export function drawHistogram(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  hair: number,
  picture: HistogramPicture,
): void {
  const { histogram, scale, spans, log, lines, idle, cap, line } = picture;
  context.clearRect(0, 0, width, height);
  const x = (value: number) => Math.round(shareOf(scale, value) * width);
  const shares = histogramBars(histogram, scale, Math.floor(width / (2 * hair)), log);
  // A gap tells wide bars apart; where rounding makes some a pixel wider than others, all have it or none.
  const [any] = shares;
  const gap = any && (any.to - any.from) * width > 6 * hair ? hair : 0;
  const bars = shares
    .filter((bar) => bar.height > 0)
    .map((bar) => {
      const left = Math.round(bar.from * width);
      const wide = Math.max(hair, Math.round(bar.to * width) - left);
      const tall = Math.max(hair, Math.round(bar.height * (height - 4 * hair)));
      return { left, wide: wide - gap, top: height - tall, tall };
    });
  context.fillStyle = idle;
  for (const { left, wide, top, tall } of bars) context.fillRect(left, top, wide, tall);
  // Colours fall on what is painted already, so a bar across an edge has both.
  context.globalCompositeOperation = 'source-atop';
  for (const { from, to, color } of spans) {
    const [left, right] = from === to ? [0, width] : [x(from), x(to)];
    context.fillStyle = color;
    context.fillRect(left, 0, right - left, height);
  }
  context.globalCompositeOperation = 'source-over';
  // Pale colours on a pale ground, and dark ones on a dark one, still show their height.
  context.fillStyle = cap;
  for (const { left, wide, top } of bars) context.fillRect(left, top, wide, hair);
  context.fillStyle = line;
  // Many edges would hide the bars.
  context.globalAlpha = lines.length > 16 ? 0.35 : 0.85;
  for (const edge of lines) context.fillRect(Math.min(x(edge), width - hair), 0, hair, height);
  context.globalAlpha = 1;
}
