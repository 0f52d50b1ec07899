import { TextInput } from '@gep/style-editor/controls';
import { useState } from 'react';

interface NumbersInputProps {
  /** Of the element that a label points to. */
  id?: string;
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
      onChange={(text) => {
        setTyped(text);
        onChange(parse(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
