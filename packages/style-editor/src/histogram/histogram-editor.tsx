import { addBreak, countClasses, fullestClass, removeBreak } from '@gep/map-engine/classify';
import { isIntegerField } from '@gep/map-engine/model';
import type { FieldType, Histogram } from '@gep/map-engine/model';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useReadOnly } from '../input';
import { useWords } from '../message';
import { HistogramCanvas } from './histogram-canvas';
import { histogramScale, roundStep, shareOf } from './histogram-scale';
import { isSkewed } from './draw-histogram';
import { screenExact } from '../preview';
import { breakNear, roomAround, valueAt } from './break-geometry';
import { BreakHandle } from './break-handle';
import { pressBreakKey } from './break-keys';
import { HistogramTools } from './histogram-tools';
import { useBreakDrag } from './use-break-drag';

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

/** A histogram whose breaks are moved, added and removed by mouse, touch and keyboard. */
export function HistogramEditor(props: HistogramEditorProps) {
  const { histogram, breaks, moves = 'breaks', type, byteRaster, maxClasses, disabled = false } = props;
  const { t } = useWords();
  const onChange = useReadOnly() ? undefined : props.onChange;
  const hint = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [log, setLog] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const focusNext = useRef<number | null>(null);

  const whole = type !== undefined && isIntegerField(type);
  const range = histogramScale(histogram, breaks);
  const step = range ? roundStep((range.max - range.min) / 100) : 1;
  const rulesAt = (index: number) => {
    // Between close neighbours steps are smaller, or a few of them would fill the class.
    const fine = Math.min(step, roundStep((breaks[index + 1] - breaks[index - 1]) / 25 || step));
    return { step: whole ? Math.max(1, fine) : fine, byteRaster };
  };
  const { held, hold } = useBreakDrag({ breaks, scale: range, rulesAt, onChange });
  const scale = held?.scale ?? range;

  const ends = moves === 'ends';
  const first = ends ? 0 : 1;
  const handles = !onChange || !scale ? [] : ends ? [0, 1] : breaks.slice(1, -1).map((_edge, i) => i + 1);
  const counts = ends ? null : (props.counts ?? (histogram && countClasses(histogram, breaks)));
  const counted = maxClasses !== undefined && !ends && !disabled && breaks.length > 1;
  const skewed = useMemo(() => histogram !== null && isSkewed(histogram), [histogram]);

  const focusBreak = (index: number) => {
    const all = surface.current?.querySelectorAll<HTMLElement>('[role="slider"]');
    all?.[index - first]?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const index = focusNext.current;
    focusNext.current = null;
    if (index !== null) focusBreak(index);
  });

  const change = (next: readonly number[]) => next !== breaks && onChange?.(next);
  const add = (value: number) => {
    const next = addBreak(breaks, value, {
      step: whole ? Math.max(1, step) : step,
      maxClasses: maxClasses ?? 0,
    });
    if (next === breaks) return;
    focusNext.current = next.findIndex((edge, i) => edge !== breaks[i]);
    change(next);
  };
  const split = () => {
    const fullest = fullestClass(breaks, counts);
    if (fullest) add((fullest.lower + fullest.upper) / 2);
  };
  const remove = (index: number) => {
    const next = removeBreak(breaks, index);
    focusNext.current = Math.min(index, next.length - 2) || null;
    setSelected(focusNext.current);
    change(next);
  };

  const boxOf = () => surface.current?.getBoundingClientRect();
  const nearest = (pointer: { readonly clientX: number; readonly pointerType: string }) => {
    const box = boxOf();
    return box && scale ? breakNear(pointer, box, scale, breaks, handles) : null;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = disabled || event.button !== 0 ? null : nearest(event);
    if (index === null) return;
    event.preventDefault();
    focusBreak(index);
    hold(event, index);
  };
  const onDoubleClick = ({ clientX }: MouseEvent) => {
    const box = boxOf();
    if (counted && box && scale && nearest({ clientX, pointerType: 'mouse' }) === null)
      add(valueAt(clientX, box, scale));
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!scale || disabled) return;
    const actions = { move: change, focus: focusBreak, ...(counted && { add, remove }) };
    if (pressBreakKey(event, breaks, index, scale, rulesAt(index), actions)) event.preventDefault();
  };

  const nameOf = (index: number) =>
    ends ? t(index === 0 ? 'field.min' : 'field.max') : t('histogram.break', { number: index });
  const countsAt = (index: number) =>
    [index, index + 1].flatMap((number) => {
      const count = counts?.[number - 1];
      return count == null ? [] : [t('histogram.class-count', { number, count: screenExact(count) })];
    });

  /** The one stop of Tab; the others are reached from it. */
  const stop = selected !== null && handles.includes(selected) ? selected : handles[0];
  const shares = breaks.map((edge, i) => (scale && handles.includes(i) ? shareOf(scale, edge) : NaN));
  const marks = handles.map((index) => (
    <BreakHandle
      key={index}
      label={nameOf(index)}
      value={breaks[index]}
      min={breaks[index - 1] ?? scale?.min}
      max={breaks[index + 1] ?? scale?.max}
      texts={[screenExact(breaks[index]), ...countsAt(index)]}
      share={shares[index]}
      room={roomAround(shares, index)}
      stop={index === stop}
      held={held?.index === index}
      selected={selected === index}
      disabled={disabled}
      hint={hint}
      onFocus={() => setSelected(index)}
      onKeyDown={(event) => onKeyDown(event, index)}
    />
  ));

  return (
    <div className="gep-histogram-editor">
      <HistogramTools
        log={log}
        onLog={skewed ? setLog : undefined}
        count={
          counted && onChange
            ? {
                onAdd: split,
                full: breaks.length > maxClasses,
                onRemove:
                  selected !== null && handles.includes(selected) ? () => remove(selected) : undefined,
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
            <div
              ref={surface}
              role="group"
              aria-label={t(ends ? 'histogram.ends' : 'histogram.breaks')}
              className="gep-histogram-handles"
              onPointerDown={onPointerDown}
              onDoubleClick={onDoubleClick}
            >
              {marks}
              <span id={hint} hidden>
                {t('histogram.hint')}
                {counted && ` ${t('histogram.hint-count')}`}
              </span>
            </div>
          )
        }
      />
    </div>
  );
}
