import { countClasses } from '@gep/map-engine/classify';
import { isIntegerField } from '@gep/map-engine/model';
import type { FieldType, Histogram } from '@gep/map-engine/model';
import { useMemo, useRef, useState } from 'react';
import { useReadOnly } from '../input';
import { breakCount } from './break-count';
import { BreakHandles } from './break-handles';
import { isSkewed } from './draw-histogram';
import { HistogramCanvas } from './histogram-canvas';
import { histogramScale, roundStep } from './histogram-scale';
import { HistogramTools } from './histogram-tools';
import { useBreakDrag } from './use-break-drag';
import { useBreakFocus } from './use-break-focus';

/** Values and breaks of a histogram. */
export interface HistogramEditorProps {
  /** Null: a sentence says so in its place. */
  readonly histogram: Histogram | null;
  /** Ascending edges, classes + 1. */
  readonly breaks: readonly number[];
  /** With every pointer event while a break is dragged, of which browsers send one a frame; absent: read-only. */
  readonly onChange?: (breaks: readonly number[]) => void;
  /** One colour a class; more than classes are spread evenly from the first edge to the last, as a ramp. */
  readonly colors?: readonly string[];
  /** Which edges are moved: those between classes, or both ends of a stretch. */
  readonly moves?: 'breaks' | 'ends';
  /** Features or cells of each class; default: those of the histogram. */
  readonly counts?: readonly (number | null)[];
  /** Marked, with the deviations around it. */
  readonly mean?: number;
  /** Of the population, in the unit of the values. */
  readonly stddev?: number;
  /** How numbers are written; edges of whole-number fields snap to whole numbers. */
  readonly type?: FieldType;
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster?: boolean;
  /** Breaks are added up to that many classes, and removed; absent: their number stays. */
  readonly maxClasses?: number;
  /** Shown but not to be moved. */
  readonly disabled?: boolean;
  /** Name of the picture. */
  readonly label: string;
}

/**
 * A histogram whose breaks are moved, added and removed by mouse, touch and keyboard.
 * @example
 * <HistogramEditor label="Population" histogram={histogram} breaks={[0, 10, 40]} onChange={set} />;
 */
export function HistogramEditor(props: HistogramEditorProps) {
  const { histogram, breaks, moves = 'breaks', type, byteRaster, maxClasses, disabled = false } = props;
  const onChange = useReadOnly() ? undefined : props.onChange;
  const ends = moves === 'ends';
  const [log, setLog] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const focus = useBreakFocus(surface, ends ? 0 : 1);
  const skewed = useMemo(() => histogram !== null && isSkewed(histogram), [histogram]);

  const whole = type !== undefined && isIntegerField(type);
  const range = histogramScale(histogram, breaks);
  const step = range ? roundStep((range.max - range.min) / 100) : 1;
  const stepOf = (wanted: number) => (whole ? Math.max(1, wanted) : wanted);
  const rulesAt = (index: number) => {
    // Between close neighbours steps are smaller, or a few of them would fill the class.
    const fine = Math.min(step, roundStep((breaks[index + 1] - breaks[index - 1]) / 25 || step));
    return { step: stepOf(fine), byteRaster };
  };
  const drag = useBreakDrag({ breaks, scale: range, rulesAt, onChange });
  const scale = drag.held?.scale ?? range;
  const change = (next: readonly number[]) => next !== breaks && onChange?.(next);

  const moved = !onChange || !scale ? [] : ends ? [0, 1] : breaks.slice(1, -1).map((_edge, i) => i + 1);
  const counts = ends ? null : (props.counts ?? (histogram && countClasses(histogram, breaks)));
  const counted = maxClasses !== undefined && !ends && !disabled && breaks.length > 1;
  const count = counted
    ? breakCount({ breaks, counts, step: stepOf(step), maxClasses, onChange: change, focus })
    : null;
  const { selected } = focus;

  return (
    <div className="gep-histogram-editor">
      <HistogramTools
        log={log}
        onLog={skewed ? setLog : undefined}
        count={
          count && onChange && maxClasses !== undefined
            ? {
                onAdd: count.split,
                full: breaks.length > maxClasses,
                onRemove:
                  selected !== null && moved.includes(selected) ? () => count.remove(selected) : undefined,
              }
            : undefined
        }
      />
      <HistogramCanvas
        {...props}
        log={log}
        scale={scale}
        handles={
          onChange && (
            <BreakHandles
              {...{ breaks, scale, moved, ends, counts, rulesAt, surface, focus, drag, count, disabled }}
              onChange={change}
            />
          )
        }
      />
    </div>
  );
}
