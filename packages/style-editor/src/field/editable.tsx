import type { ReactNode } from 'react';
import { ReadOnly } from '../input';
import { useWords } from '../message';

interface EditableProps<T> {
  /** Absent: the editor is read-only. */
  readonly onChange: ((value: T) => void) | undefined;
  readonly children: (onChange: (value: T) => void) => ReactNode;
}

/** An editor whose host may leave `onChange` out: then everything in it can be read and nothing changed. */
export function Editable<T>({ onChange, children }: EditableProps<T>) {
  const { t } = useWords();
  if (onChange) return children(onChange);
  return (
    <ReadOnly value>
      <div role="group" aria-label={t('field.read-only')} className="gep-read-only">
        {children(() => undefined)}
      </div>
    </ReadOnly>
  );
}
