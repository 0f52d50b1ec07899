import { evenOutColors, insertColor, moveColor, rampLength, removeColor } from '@gep/map-engine/color';
import {
  AlignHorizontalDistributeCenter,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  Plus,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton, Swatch } from '../input';
import { useWords } from '../message';

export interface RampStopsProps {
  readonly colors: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Other colours, and which of them is then chosen. */
  readonly onChange: (colors: readonly string[], selected: number) => void;
}

/**
 * The colours of a ramp in order. Arrow keys choose, with Alt they move, Insert adds, Delete deletes; a drag moves and
 * is one change, which Escape takes back.
 */
export function RampStops({ colors, selected, onSelect, onChange }: RampStopsProps) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const shown = drag ? moveColor(colors, drag.from, drag.to) : colors;
  const at = drag?.to ?? selected;
  const last = colors.length - 1;

  // The chosen colour keeps the focus wherever it moves.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) {
      list.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
  }, [at, colors.length]);

  const add = () => {
    const index = Math.min(selected + 1, last);
    onChange(insertColor(colors, index), index);
  };
  const remove = () => onChange(removeColor(colors, selected), Math.min(selected, Math.max(last - 1, 0)));
  const move = (by: number) => {
    const to = Math.min(last, Math.max(0, selected + by));
    onChange(moveColor(colors, selected, to), to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -last, End: last };
    const step = steps[event.key as keyof typeof steps];
    if (step !== undefined && event.altKey) move(step);
    else if (step !== undefined) onSelect(Math.min(last, Math.max(0, selected + step)));
    else if (event.key === 'Insert') add();
    else if (event.key === 'Delete') remove();
    else if (event.key === 'Escape' && drag) setDrag(null);
    else return;
    event.preventDefault();
  };
  const indexAt = ({ clientX, clientY }: PointerEvent) => {
    const stop = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-stop]');
    return stop && list.current?.contains(stop) ? Number(stop.dataset.stop) : null;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = indexAt(event);
    if (index === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect(index);
    setDrag({ from: index, to: index });
  };
  const onPointerMove = (event: PointerEvent) => {
    const index = drag && indexAt(event);
    if (drag && index !== null && index !== drag.to) setDrag({ ...drag, to: index });
  };
  const onPointerUp = () => {
    if (drag && drag.to !== drag.from) onChange(shown, drag.to);
    setDrag(null);
  };
  return (
    <div className="gep-stops-group">
      <div className="gep-ramp-bar">
        <span className="gep-muted">{t('ramp.colors', { number: colors.length })}</span>
        <span className="gep-stops-tools">
          <IconButton
            icon={Plus}
            label={t('ramp.add')}
            onClick={add}
            disabled={colors.length >= rampLength.max}
          />
          <IconButton
            icon={Trash2}
            label={t('ramp.remove')}
            onClick={remove}
            disabled={colors.length <= rampLength.min}
          />
          <IconButton
            icon={ArrowLeft}
            label={t('ramp.move-left')}
            onClick={() => move(-1)}
            disabled={selected === 0}
          />
          <IconButton
            icon={ArrowRight}
            label={t('ramp.move-right')}
            onClick={() => move(1)}
            disabled={selected === last}
          />
          <span className="gep-divider" />
          <IconButton
            icon={ArrowLeftRight}
            label={t('ramp.flip')}
            onClick={() => onChange(colors.toReversed(), last - selected)}
          />
          <IconButton
            icon={AlignHorizontalDistributeCenter}
            label={t('ramp.even')}
            onClick={() => onChange(evenOutColors(colors), selected)}
            disabled={colors.length < 3}
          />
        </span>
      </div>
      <div
        ref={list}
        role="listbox"
        aria-label={t('ramp.colors', { number: colors.length })}
        aria-orientation="horizontal"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Insert Delete"
        className="gep-stops"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(null)}
      >
        {shown.map((color, i) => (
          <span
            key={i}
            role="option"
            tabIndex={i === at ? 0 : -1}
            aria-selected={i === at}
            aria-label={t('ramp.color', { number: i + 1, color })}
            title={color}
            data-stop={i}
          >
            <Swatch color={color} wide />
          </span>
        ))}
      </div>
    </div>
  );
}
