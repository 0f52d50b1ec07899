import type { BreakRules } from '@gep/map-engine/classify';
import { useId } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useWords } from '../message';
import { screenExact } from '../preview';
import type { BreakCount } from './break-count';
import { breakNear, roomAround, valueAt } from './break-geometry';
import { BreakHandle } from './break-handle';
import { pressBreakKey } from './break-keys';
import { shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';
import type { useBreakDrag } from './use-break-drag';
import type { BreakFocus } from './use-break-focus';

export interface BreakHandlesProps {
  readonly breaks: readonly number[];
  /** Null: there is nothing to move them over. */
  readonly scale: HistogramScale | null;
  /** The breaks that have a handle. */
  readonly moved: readonly number[];
  /** They are the two ends of a stretch. */
  readonly ends: boolean;
  /** One a class; null: not known. */
  readonly counts: readonly (number | null)[] | null;
  readonly rulesAt: (index: number) => BreakRules;
  readonly onChange: (breaks: readonly number[]) => void;
  /** Filled with the element that holds the handles. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly focus: BreakFocus;
  readonly drag: ReturnType<typeof useBreakDrag>;
  /** Null: the number of breaks stays. */
  readonly count: BreakCount | null;
  readonly disabled: boolean;
}

/** The handles over the bars, and the surface below them that answers for pointers: the nearest break is taken. */
export function BreakHandles(props: BreakHandlesProps) {
  const { breaks, scale, moved, ends, counts, rulesAt, onChange, surface, focus, drag, count, disabled } =
    props;
  const { t } = useWords();
  const hint = useId();

  const boxOf = () => surface.current?.getBoundingClientRect();
  const nearest = (pointer: { readonly clientX: number; readonly pointerType: string }) => {
    const box = boxOf();
    return box && scale ? breakNear(pointer, box, scale, breaks, moved) : null;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = disabled || event.button !== 0 ? null : nearest(event);
    if (index === null) return;
    event.preventDefault();
    focus.focus(index);
    drag.hold(event, index);
  };
  const onDoubleClick = ({ clientX }: MouseEvent) => {
    const box = boxOf();
    if (count && box && scale && nearest({ clientX, pointerType: 'mouse' }) === null)
      count.add(valueAt(clientX, box, scale));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!scale || disabled) return;
    const actions = { move: onChange, focus: focus.focus, ...count };
    if (pressBreakKey(event, breaks, index, scale, rulesAt(index), actions)) event.preventDefault();
  };

  const nameOf = (index: number) =>
    ends ? t(index === 0 ? 'field.min' : 'field.max') : t('histogram.break', { number: index });
  const countsAt = (index: number) =>
    [index, index + 1].flatMap((number) => {
      const known = counts?.[number - 1];
      return known == null ? [] : [t('histogram.class-count', { number, count: screenExact(known) })];
    });

  const { selected } = focus;
  /** The one stop of Tab; the others are reached from it. */
  const stop = selected !== null && moved.includes(selected) ? selected : moved[0];
  const shares = breaks.map((edge, i) => (scale && moved.includes(i) ? shareOf(scale, edge) : NaN));
  return (
    <div
      ref={surface}
      role="group"
      aria-label={t(ends ? 'histogram.ends' : 'histogram.breaks')}
      className="gep-histogram-handles"
      onPointerDown={onPointerDown}
      onDoubleClick={onDoubleClick}
    >
      {moved.map((index) => (
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
          held={drag.held?.index === index}
          selected={selected === index}
          disabled={disabled}
          hint={hint}
          onFocus={() => focus.select(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
      <span id={hint} hidden>
        {t('histogram.hint')}
        {count && ` ${t('histogram.hint-count')}`}
      </span>
    </div>
  );
}
