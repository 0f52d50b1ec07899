import { useState } from 'react';
import type { ReactNode } from 'react';

interface StatefulProps<T> {
  readonly first: T;
  /** Told of every change. */
  readonly onChange?: (value: T) => void;
  readonly width?: number;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
}

/** Keeps the value of a control, as an editor does. */
export function Stateful<T>({ first, onChange, width = 220, children }: StatefulProps<T>) {
  const [value, setValue] = useState(first);
  return (
    <div className="gep-root" style={{ width, padding: 8 }}>
      {children(value, (next) => {
        onChange?.(next);
        setValue(next);
      })}
    </div>
  );
}
