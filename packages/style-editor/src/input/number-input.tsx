import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../message';
import { isUnfinished, numberFault } from './check-number';
import { useMarks } from './field-marks';
import { ariaNumber, editedNumber, parseNumber, stepNumber } from './parse-number';
import { useReadOnly } from './read-only';
import { useWheelStep } from './use-wheel-step';

/** Props of a number with bounds. */
export interface NumberInputProps {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name where no label element points here. */
  readonly label?: string;
  /** NaN: none yet, the field is empty and shows its placeholder. */
  readonly value: number;
  /** Shown while there is no number. */
  readonly placeholder?: string;
  /** Called with numbers inside the bounds only. */
  readonly onChange: (value: number) => void;
  /** Present: the field may be emptied. */
  readonly onEmpty?: () => void;
  /** Bounds; absent for none. */
  readonly min?: number;
  /** Largest number; absent for none. */
  readonly max?: number;
  /** Of the arrows and the wheel; absent: it is only typed. */
  readonly step?: number;
  /** Shown before the figure, muted, e.g. `1:`. */
  readonly prefix?: string;
  /** Shown after the figure, muted. */
  readonly unit?: string;
  /** Whole numbers only. */
  readonly integer?: boolean;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
  /** Marked as wrong. */
  readonly invalid?: boolean;
}

/** What is in the field, and the value before it was typed. */
interface Typing {
  readonly text: string;
  readonly before: number;
}

/**
 * A number with bounds: typing takes effect as soon as it is allowed; leaving the field with a value
 * that is not allowed restores the previous one and says why. Arrow keys and the wheel move by one step, with Shift
 * or the page keys by ten.
 * @example
 * <NumberInput label="Classes" value={5} min={2} max={20} step={1} integer onChange={set} />;
 */
export function NumberInput(props: NumberInputProps) {
  const { id, label, value, placeholder, onChange, onEmpty, step, prefix, unit, integer = false } = props;
  const { min = -Infinity, max = Infinity, disabled, invalid } = props;
  const { t } = useWords();
  const readOnly = useReadOnly();
  const [typing, setTyping] = useState<Typing | null>(null);
  const typed = typing?.text ?? null;
  const [composing, setComposing] = useState(false);
  /** What was refused, and the value that came back. */
  const [refused, setRefused] = useState<{ readonly text: string; readonly value: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const rules = { min, max, integer, optional: onEmpty !== undefined };
  const shown = typed ?? editedNumber(value);
  const fault = typed === null || composing || isUnfinished(typed, rules) ? null : numberFault(typed, rules);
  const came = refused && Object.is(refused.value, value) ? refused : null;
  const why = came && numberFault(came.text, rules);

  const type = (text: string) => setTyping({ text, before: typing?.before ?? value });
  const take = (text: string) => {
    type(text);
    setRefused(null);
    if (numberFault(text, rules) !== null) return;
    const next = parseNumber(text);
    if (next === null) onEmpty?.();
    else if (next !== value) onChange(next);
  };
  const restore = ({ before }: Typing) => {
    if (Object.is(before, value)) return;
    if (Number.isFinite(before)) onChange(before);
    else onEmpty?.();
  };
  const leave = () => {
    setTyping(null);
    setComposing(false);
    if (!typing || !numberFault(typing.text, rules)) return;
    setRefused({ text: typing.text, value: typing.before });
    restore(typing);
  };
  const nudge = (by: number) => {
    if (!step || disabled || readOnly) return;
    setTyping(null);
    setRefused(null);
    const start = Number.isFinite(value) ? value : Math.min(max, Math.max(min, 0));
    const next = stepNumber(start, step, by, min, max);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = keySteps[event.key] * (event.shiftKey && event.key.startsWith('Arrow') ? 10 : 1);
    if (by) {
      event.preventDefault();
      nudge(by);
    } else if (event.key === 'Enter') leave();
    else if (event.key === 'Escape' && typing) {
      event.stopPropagation();
      setTyping(null);
      restore(typing);
    }
  };
  useWheelStep(input, step ? nudge : null);

  const bounds = { min: editedNumber(min), max: editedNumber(max) };
  const back = editedNumber(value) || placeholder || t('number.empty');
  const message = fault
    ? t(fault, bounds)
    : why && t('number.restored', { reason: t(why, bounds), value: back });
  const marks = useMarks(invalid || fault !== null, message ? errorId : undefined);
  return (
    <span className="gep-number-field">
      <span className="gep-control gep-number">
        {prefix && <span className="gep-unit">{prefix}</span>}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          {...ariaRange(value, min, max)}
          aria-label={label}
          aria-valuetext={
            Number.isFinite(value) ? `${prefix ?? ''}${value}${unit ? ` ${unit}` : ''}` : placeholder
          }
          placeholder={placeholder}
          {...marks}
          disabled={disabled}
          readOnly={readOnly}
          value={shown}
          onChange={({ target, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing ? type(target.value) : take(target.value)
          }
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event) => {
            setComposing(false);
            take(event.currentTarget.value);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        {unit && <span className="gep-unit">{unit}</span>}
        {step && (
          <span className="gep-stepper">
            <StepButton up onStep={() => nudge(1)} disabled={disabled || value >= max} />
            <StepButton up={false} onStep={() => nudge(-1)} disabled={disabled || value <= min} />
          </span>
        )}
      </span>
      <span id={errorId} className="gep-field-error" role="status">
        {message}
      </span>
    </span>
  );
}

function ariaRange(now: number, min: number, max: number): Readonly<Record<string, string | undefined>> {
  return {
    'aria-valuenow': ariaNumber(now),
    'aria-valuemin': ariaNumber(min),
    'aria-valuemax': ariaNumber(max),
  };
}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Arrow keys do the same, so the buttons stay out of the tab order and of the accessibility tree. */
function StepButton({ up, onStep, disabled }: { up: boolean; onStep: () => void; disabled?: boolean }) {
  const Icon = up ? ChevronUp : ChevronDown;
  return (
    <button type="button" tabIndex={-1} aria-hidden disabled={disabled} onClick={onStep}>
      <Icon size={10} strokeWidth={2} />
    </button>
  );
}
