import type { CSSProperties } from 'react';
import { useReadOnly } from './read-only';

/** Props of a slider. */
export interface SliderProps {
  /** Accessible name. */
  readonly label: string;
  /** From `min` to `max`. */
  readonly value: number;
  /** Called often while it is dragged. */
  readonly onChange: (value: number) => void;
  /** Left end. */
  readonly min: number;
  /** Right end. */
  readonly max: number;
  /** Of the arrow keys. */
  readonly step: number;
  /** What assistive technology says in place of the bare figure. */
  readonly valueText?: string;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
}

/**
 * A native range, filled up to its value.
 * @example
 * <Slider label="Opacity" value={0.8} min={0} max={1} step={0.01} onChange={set} />;
 */
export function Slider({ label, value, onChange, min, max, step, valueText, disabled }: SliderProps) {
  const readOnly = useReadOnly();
  const share = `${(100 * (value - min)) / (max - min || 1)}%`;
  return (
    <input
      type="range"
      className="gep-slider"
      style={{ '--gep-slider-share': share } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled || readOnly}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
