import { useState } from 'react';
import { TextInput } from './text-input';

interface NumberInputProps {
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** Null: nothing entered. */
  value: number | null;
  unit?: string;
  disabled?: boolean;
  placeholder?: string;
  onChange: (value: number | null) => void;
}

const parse = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** A real number. While it has the focus, what is typed stays as typed; only text that is a number is handed on. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      value={shown}
      aria-invalid={rest['aria-invalid'] ?? (parse(shown) === undefined || undefined)}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = parse(event.target.value);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
