import { Fieldset } from '@headlessui/react';
import type { ReactNode } from 'react';

interface EditableProps<T> {
  /** Absent: the editor is read-only. */
  readonly onChange: ((value: T) => void) | undefined;
  readonly children: (onChange: (value: T) => void) => ReactNode;
}

/** An editor whose host may leave `onChange` out: then all of its controls are disabled, and keys change nothing. */
export function Editable<T>({ onChange, children }: EditableProps<T>) {
  if (onChange) return children(onChange);
  return (
    <Fieldset disabled className="gep-fieldset">
      {children(() => undefined)}
    </Fieldset>
  );
}
