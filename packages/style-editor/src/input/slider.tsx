import type { CSSProperties } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What assistive technology says in place of the bare figure. */
  readonly valueText?: string;
  readonly disabled?: boolean;
}

/** A native range, filled up to its value. */
export function Slider({ label, value, onChange, min, max, step, valueText, disabled }: SliderProps) {
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
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
