import { useState } from 'react';
import type { ReactNode } from 'react';

interface ControlProps<T> {
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** Draws a control that keeps its value, as an editor does. */
export function withState<T, P extends ControlProps<T>>(Control: (props: P) => ReactNode) {
  function Kept({ args }: { readonly args: P }) {
    const [value, setValue] = useState<T | null>(args.value);
    const onChange = (next: T) => {
      args.onChange(next);
      setValue(next);
    };
    return <Control {...args} value={value} onChange={onChange} />;
  }
  return (args: P) => <Kept args={args} />;
}
