import type { ComponentProps } from 'react';
import { useReadOnly } from './read-only';

/** Attributes of the element that are passed on to it. */
type Attributes = Pick<
  ComponentProps<'button'>,
  'children' | 'type' | 'form' | 'autoFocus' | 'disabled' | 'title' | 'onClick' | 'ref'
>;

/** Look and state of a button. */
export interface ButtonProps extends Attributes {
  /**
   * `primary` once a place, `danger` in its stead where something is lost, `warning` where something running is ended;
   * `quiet` has no border, `text` is for the rows of a table.
   */
  readonly look?: 'plain' | 'primary' | 'danger' | 'warning' | 'quiet' | 'text';
  /** Does nothing for now but keeps the focus. */
  readonly unavailable?: boolean;
}

/**
 * A text button.
 * @example
 * <Button look="primary" onClick={close}>
 *   Save
 * </Button>;
 */
export function Button({ look = 'plain', unavailable, onClick, ...rest }: ButtonProps) {
  const idle = useReadOnly() || unavailable;
  const extra = look === 'plain' ? '' : ` gep-button-${look}`;
  return (
    <button
      type="button"
      {...rest}
      className={`gep-button${extra}`}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    />
  );
}
