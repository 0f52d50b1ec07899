import { useState } from 'react';
import { TextInput } from './text-input';

interface NumbersInputProps {
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  value: readonly number[];
  unit?: string;
  disabled?: boolean;
  placeholder?: string;
  onChange: (value: number[]) => void;
}

const parse = (text: string): number[] =>
  text
    .split(/[\s,，;；、]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter(Number.isFinite);

/** A list of numbers, separated by commas or spaces. */
export function NumbersInput({ value, onChange, ...rest }: NumbersInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      value={typed ?? value.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parse(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
