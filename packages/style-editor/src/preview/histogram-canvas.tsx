import type { FieldType, Histogram } from '@gep/map-engine/model';
import { useEffect, useRef } from 'react';
import { drawHistogram } from './draw-histogram';
import { screenNumber } from './screen-number';

export interface HistogramCanvasProps {
  readonly histogram: Histogram;
  readonly breaks?: readonly number[];
  readonly colors?: readonly string[];
  readonly label: string;
  /** How the ends are written. */
  readonly type?: FieldType;
}

const none: readonly never[] = [];

/** Distribution of values with the classes' colours and edges. */
export function HistogramCanvas({
  histogram,
  breaks = none,
  colors = none,
  label,
  type,
}: HistogramCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const paint = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const ratio = window.devicePixelRatio || 1;
      element.width = Math.max(1, Math.round(width * ratio));
      element.height = Math.max(1, Math.round(height * ratio));
      const context = element.getContext('2d');
      if (!context) return;
      const style = getComputedStyle(element);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawHistogram(context, width, height, {
        histogram,
        breaks,
        colors,
        idle: style.getPropertyValue('--gep-line-strong'),
        line: style.getPropertyValue('--gep-muted'),
      });
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [histogram, breaks, colors]);
  return (
    <div className="gep-histogram-frame">
      <canvas ref={canvas} className="gep-histogram" role="img" aria-label={label} />
      <div className="gep-histogram-axis" aria-hidden>
        <span>{screenNumber(histogram.min, type)}</span>
        <span>{screenNumber(histogram.max, type)}</span>
      </div>
    </div>
  );
}
