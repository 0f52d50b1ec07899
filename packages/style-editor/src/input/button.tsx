import type { ReactNode, Ref } from 'react';
import { useReadOnly } from './read-only';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** `primary` once a dialog, `danger` in its place where something is lost; `quiet` has no border. */
  readonly look?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly disabled?: boolean;
  /** Does nothing for now but keeps the focus. */
  readonly unavailable?: boolean;
  readonly title?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A text button. */
export function Button({
  children,
  onClick,
  look = 'plain',
  disabled,
  unavailable,
  title,
  ref,
}: ButtonProps) {
  const idle = useReadOnly() || unavailable;
  const extra = look === 'plain' ? '' : ` gep-button-${look}`;
  return (
    <button
      ref={ref}
      type="button"
      className={`gep-button${extra}`}
      disabled={disabled}
      aria-disabled={idle || undefined}
      title={title}
      onClick={idle ? undefined : onClick}
    >
      {children}
    </button>
  );
}
