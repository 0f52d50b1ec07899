import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { useReadOnly } from './read-only';

/** Props of a button with an icon. */
export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** Accessible name. */
  readonly label: string;
  /** Tooltip; default: the name. */
  readonly title?: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** Does nothing for now but keeps the focus, so that the keyboard is not thrown out of the window. */
  readonly unavailable?: boolean;
  /** Path of what it changes, see `useFieldPath`. */
  readonly at?: string;
  /** For toggles: whether it is on. */
  readonly pressed?: boolean;
}

/**
 * A square button of one icon.
 * @example
 * <IconButton icon={trash} label="Delete" onClick={close} />;
 */
export function IconButton(props: IconButtonProps) {
  const { at, icon: Icon, label, title = label, onClick, disabled, unavailable, pressed } = props;
  const idle = useReadOnly() || unavailable;
  return (
    <button
      type="button"
      className="gep-icon-button"
      data-at={at}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      disabled={disabled}
      onClick={idle ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
