import type { ReactNode, Ref } from 'react';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** `primary` once a dialog; `quiet` has no border. */
  readonly look?: 'plain' | 'primary' | 'quiet';
  readonly disabled?: boolean;
  readonly title?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A text button. */
export function Button({ children, onClick, look = 'plain', disabled, title, ref }: ButtonProps) {
  const extra = look === 'plain' ? '' : ` gep-button-${look}`;
  return (
    <button
      ref={ref}
      type="button"
      className={`gep-button${extra}`}
      disabled={disabled}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
