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
import { IconButton, stepByKey, Swatch, usePointerDrag } from '../input';
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
  const follow = usePointerDrag();
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
  const move = (to: number) => onChange(moveColor(colors, selected, to), to);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, selected, colors.length);
    if (next !== undefined && event.altKey) move(next);
    else if (next !== undefined) onSelect(next);
    else if (event.key === 'Insert') add();
    else if (event.key === 'Delete') remove();
    else return;
    event.preventDefault();
  };
  const indexAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const stop = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-stop]');
    return stop && list.current?.contains(stop) ? Number(stop.dataset.stop) : null;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = indexAt(event);
    if (index === null) return;
    onSelect(index);
    let to = index;
    follow(event, {
      onMove: (at) => {
        to = indexAt(at) ?? to;
        setDrag({ from: index, to });
      },
      onEnd: (dropped) => {
        setDrag(null);
        if (dropped && to !== index) onChange(moveColor(colors, index, to), to);
      },
    });
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
            onClick={() => move(selected - 1)}
            disabled={selected === 0}
          />
          <IconButton
            icon={ArrowRight}
            label={t('ramp.move-right')}
            onClick={() => move(selected + 1)}
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
