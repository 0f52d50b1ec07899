import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useReadOnly } from './read-only';

export interface PopupProps {
  /** Name of what opens. */
  readonly label: string;
  readonly button: Pick<
    ComponentProps<'button'>,
    'id' | 'className' | 'aria-label' | 'aria-description' | 'title' | 'tabIndex' | 'disabled' | 'children'
  >;
  /** Which edge of the button it opens at. */
  readonly edge?: 'start' | 'end';
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button and what it opens beside itself, until something else is worked with. */
export function Popup({ label, button, edge = 'start', className = '', children }: PopupProps) {
  if (useReadOnly()) return <button type="button" aria-disabled {...button} />;
  return (
    <Popover as="span">
      <PopoverButton {...button} />
      <PopoverPanel
        anchor={{ to: `bottom ${edge}`, gap: 4, padding: 8 }}
        className={`gep-popup ${className}`}
        role="dialog"
        aria-label={label}
        focus
      >
        {({ close }) => <>{children(close)}</>}
      </PopoverPanel>
    </Popover>
  );
}
