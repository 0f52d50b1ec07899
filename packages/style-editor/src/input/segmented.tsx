import { Radio, RadioGroup } from '@headlessui/react';
import type { ReactNode } from 'react';
import { useReadOnly } from './read-only';

export interface SegmentedOption<T> {
  readonly value: T;
  readonly label: string;
  /** Drawn instead of the label; the label stays the accessible name and the tooltip. */
  readonly content?: ReactNode;
  /** Why it cannot be chosen, as its tooltip; absent or null when it can. */
  readonly disabledReason?: string | null;
}

/** Props of choices side by side. */
export interface SegmentedProps<T> {
  /** Of the element that a label points to. */
  readonly id?: string;
  /** Accessible name of the group. */
  readonly label: string;
  /** The chosen option. */
  readonly value: T;
  /** From left to right. */
  readonly options: readonly SegmentedOption<T>[];
  /** Another one was chosen. */
  readonly onChange: (value: T) => void;
  /** Shown but not to be changed. */
  readonly disabled?: boolean;
}

/**
 * A few choices side by side.
 * @example
 * const options = [
 *   { value: 'left', label: 'Left' },
 *   { value: 'right', label: 'Right' },
 * ];
 * <Segmented label="Side" value="left" options={options} onChange={set} />;
 */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { id, label, value, options, onChange, disabled } = props;
  const readOnly = useReadOnly();
  return (
    <RadioGroup
      id={id}
      className="gep-segmented"
      aria-label={label}
      data-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      onChange={(next: T) => readOnly || onChange(next)}
      {...{ value, disabled }}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          as="span"
          value={option.value}
          disabled={disabled || option.disabledReason != null}
          aria-label={option.content ? option.label : undefined}
          title={option.disabledReason ?? (option.content ? option.label : undefined)}
        >
          {option.content ?? option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
