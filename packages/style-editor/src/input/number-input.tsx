import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../message';
import { parseNumber, stepNumber } from './parse-number';

export interface NumberInputProps {
  readonly id?: string;
  /** Accessible name where no label element points here. */
  readonly label?: string;
  /** NaN: none yet, the field is empty and shows its placeholder. */
  readonly value: number;
  readonly placeholder?: string;
  readonly onChange: (value: number) => void;
  /** Bounds; absent for none. */
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
  /** Shown after the figure, muted. */
  readonly unit?: string;
  readonly integer?: boolean;
  readonly disabled?: boolean;
}

/** A number with bounds: typing takes effect as soon as it is allowed, leaving the field drops what is not. */
export function NumberInput(props: NumberInputProps) {
  const { id, label, value, placeholder, onChange, step, unit, integer = false, disabled } = props;
  const { min = -Infinity, max = Infinity } = props;
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = typed ?? plain(value);
  const error = typed === null ? null : faultOf(typed, min, max, integer);

  const take = (text: string) => {
    setTyped(text);
    const next = parseNumber(text);
    if (next !== null && faultOf(text, min, max, integer) === null && next !== value) onChange(next);
  };
  const nudge = (direction: 1 | -1) => {
    setTyped(null);
    const next = stepNumber(Number.isFinite(value) ? value : 0, step, direction, min, max);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      nudge(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') setTyped(null);
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
  };

  // React listens to wheel passively, so the page would scroll as well.
  const wheel = useRef(nudge);
  useEffect(() => {
    wheel.current = nudge;
  });
  useEffect(() => {
    const element = input.current;
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== element) return;
      event.preventDefault();
      wheel.current(event.deltaY < 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const message = error && t(error, { min, max });
  return (
    <span className="gep-control gep-number" title={message ?? undefined}>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={Number.isFinite(value) ? value : undefined}
        placeholder={placeholder}
        aria-valuemin={props.min}
        aria-valuemax={props.max}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        value={shown}
        onChange={(event) => take(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      {unit && <span className="gep-number-unit">{unit}</span>}
      <span className="gep-stepper">
        <StepButton up onStep={() => nudge(1)} disabled={disabled || value >= max} />
        <StepButton up={false} onStep={() => nudge(-1)} disabled={disabled || value <= min} />
      </span>
    </span>
  );
}

/** Arrow keys do the same, so the buttons stay out of the tab order and of the accessibility tree. */
function StepButton({ up, onStep, disabled }: { up: boolean; onStep: () => void; disabled?: boolean }) {
  const Icon = up ? ChevronUp : ChevronDown;
  return (
    <button type="button" tabIndex={-1} aria-hidden disabled={disabled} onClick={onStep}>
      <Icon size={10} strokeWidth={2} />
    </button>
  );
}

function plain(value: number): string {
  return Number.isFinite(value) ? String(value) : '';
}

function faultOf(text: string, min: number, max: number, integer: boolean) {
  const value = parseNumber(text);
  if (value === null || (integer && !Number.isInteger(value))) return 'number.invalid' as const;
  return value < min || value > max ? ('number.out-of-range' as const) : null;
}
