import type { KeyboardEvent } from 'react';
import { ariaNumber } from '../input';

export interface BreakHandleProps {
  readonly label: string;
  readonly value: number;
  /** Between its neighbours. */
  readonly min: number;
  readonly max: number;
  /** Its value and what is left and right of it, in words; shown above it while it is held or has the focus. */
  readonly texts: readonly string[];
  /** Place over the bars, 0-1. */
  readonly share: number;
  /** To the nearest other one, 0-1: closer than a handle is wide, it is drawn as a tick until it is pointed at. */
  readonly room: number;
  /** Tab comes to it. */
  readonly stop: boolean;
  readonly held: boolean;
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly hint: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/** One edge as a handle over the bars. The surface below it answers for pointers, so that the nearest is taken. */
export function BreakHandle(props: BreakHandleProps) {
  const { label, value, min, max, texts, share, room, stop, held, selected, disabled, hint } = props;
  const numbers: Readonly<Record<string, string | undefined>> = {
    'aria-valuenow': ariaNumber(value),
    'aria-valuemin': ariaNumber(min),
    'aria-valuemax': ariaNumber(max),
  };
  return (
    <span
      role="slider"
      tabIndex={disabled ? undefined : stop ? 0 : -1}
      className="gep-break"
      style={{ left: `${100 * share}%`, width: `min(24px, ${100 * room}%)` }}
      aria-label={label}
      {...numbers}
      aria-valuetext={texts.join(', ')}
      aria-disabled={disabled || undefined}
      aria-describedby={disabled ? undefined : hint}
      data-close={room < 0.03 || undefined}
      data-held={held || undefined}
      data-selected={selected || undefined}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
    >
      {(held || selected) && (
        <span className="gep-break-tip" style={{ transform: `translateX(${-100 * share}%)` }} aria-hidden>
          {texts.map((text, i) => (i === 0 ? <strong key={i}>{text}</strong> : <span key={i}>{text}</span>))}
        </span>
      )}
    </span>
  );
}
