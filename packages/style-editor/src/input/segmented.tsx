import { Radio, RadioGroup } from '@headlessui/react';

export interface SegmentedProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  return (
    <RadioGroup className="gep-segmented" aria-label={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <Radio key={option.value} as="span" value={option.value}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
