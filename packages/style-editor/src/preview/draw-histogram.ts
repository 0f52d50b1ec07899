import type { Histogram } from '@gep/map-engine/model';

export interface HistogramPicture {
  readonly histogram: Histogram;
  /** Ascending edges, drawn as lines; empty for none. */
  readonly breaks: readonly number[];
  /** One colour a class. */
  readonly colors: readonly string[];
  /** Bars outside all classes, and the lines. */
  readonly idle: string;
  readonly line: string;
}

/** Bars as one drawing: place and height as shares 0-1 of the picture, and the class each belongs to (-1: none). */
export function histogramBars(histogram: Histogram, breaks: readonly number[], columns: number) {
  const { min, max, counts } = histogram;
  const bins = counts.length;
  const shown = Math.max(1, Math.min(bins, columns));
  const heights = new Float64Array(shown);
  for (let i = 0; i < bins; i++) heights[Math.floor((i * shown) / bins)] += counts[i];
  const top = heights.reduce((a, b) => Math.max(a, b), 0) || 1;
  return Array.from(heights, (height, i) => {
    const middle = min + ((i + 0.5) / shown) * (max - min);
    return { x: i / shown, width: 1 / shown, height: height / top, class: classAt(breaks, middle) };
  });
}

function classAt(breaks: readonly number[], value: number): number {
  if (breaks.length < 2 || value < breaks[0] || value > breaks[breaks.length - 1]) return -1;
  const upper = breaks.findIndex((edge, i) => i > 0 && value <= edge);
  return upper - 1;
}

/** Paints a histogram over the whole canvas of `width` x `height` CSS pixels. */
export function drawHistogram(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  picture: HistogramPicture,
): void {
  const { histogram, breaks, colors, idle, line } = picture;
  const bars = histogramBars(histogram, breaks, Math.floor(width / 2));
  context.clearRect(0, 0, width, height);
  for (const bar of bars) {
    if (bar.height === 0) continue;
    const left = Math.round(bar.x * width);
    const right = Math.round((bar.x + bar.width) * width);
    const tall = Math.max(1, bar.height * (height - 4));
    context.fillStyle = colors[bar.class] ?? idle;
    context.fillRect(left, height - tall, Math.max(1, right - left), tall);
  }
  context.fillStyle = line;
  // Many edges would hide the bars.
  context.globalAlpha = breaks.length > 16 ? 0.35 : 0.85;
  const span = histogram.max - histogram.min || 1;
  for (const edge of breaks) {
    const x = Math.round(((edge - histogram.min) / span) * (width - 1));
    if (x >= 0 && x < width) context.fillRect(x, 0, 1, height);
  }
  context.globalAlpha = 1;
}
