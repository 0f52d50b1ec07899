import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler } from 'react';

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** Accessible name, also the tooltip. */
  readonly label: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** For toggles: whether it is on. */
  readonly pressed?: boolean;
}

/** A square button of one icon. */
export function IconButton({ icon: Icon, label, onClick, disabled, pressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className="gep-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
