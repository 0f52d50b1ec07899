import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Rnd } from 'react-rnd';
import { useWords } from '../message';
import { clampPlace, firstPlace, pageScale, pageViewport } from './dialog-place';
import type { Place } from './dialog-place';
import { IconButton } from './icon-button';

export interface DialogFrameProps {
  readonly title: string;
  /** CSS pixels; the viewport limits both. */
  readonly width?: number;
  readonly height?: number;
  readonly onClose: () => void;
  /** Buttons left of the close button. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  /** Keys that reached the frame unhandled, e.g. for undo. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * A window that can be dragged by its title, over a page that stays usable: not modal. Focus goes in when it
 * opens and back to where it was when it closes; Escape closes; Alt+arrows move it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, width = 660, height = 600, onClose, tools, footer, onKeyDown, children } = props;
  const { t } = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>(() => firstPlace(width, height, pageViewport()));

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.focus({ preventScroll: true });
    const onResize = () => setPlace((old) => clampPlace(old, pageViewport()));
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const move = (dx: number, dy: number) =>
    setPlace((old) => clampPlace({ ...old, x: old.x + dx, y: old.y + dy }, pageViewport()));

  const onKeys = (event: KeyboardEvent) => {
    // A React portal bubbles into the frame that opened it; each frame answers only for its own DOM.
    if (!dialog.current?.contains(event.target as Node) || event.defaultPrevented) return;
    const step = event.altKey ? arrows[event.key] : undefined;
    if (step) {
      event.preventDefault();
      move(step[0] * 16, step[1] * 16);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else onKeyDown?.(event);
  };

  return createPortal(
    <Rnd
      className="gep-dialog-place"
      style={{ position: 'fixed' }}
      position={{ x: place.x, y: place.y }}
      size={{ width: place.width, height: place.height }}
      minWidth={Math.min(width, place.width)}
      minHeight={320}
      bounds="window"
      scale={pageScale()}
      dragHandleClassName="gep-dialog-title"
      cancel=".gep-dialog-tools"
      enableResizing={{ bottom: true, right: true, bottomRight: true }}
      onDragStop={(_event, { x, y }) => setPlace((old) => clampPlace({ ...old, x, y }, pageViewport()))}
      onResizeStop={(_event, _direction, element, _delta, { x, y }) =>
        setPlace(
          clampPlace({ x, y, width: element.offsetWidth, height: element.offsetHeight }, pageViewport()),
        )
      }
    >
      <div
        ref={dialog}
        role="dialog"
        aria-modal={false}
        aria-labelledby={titleId}
        tabIndex={-1}
        className="gep-dialog"
        onKeyDown={onKeys}
      >
        <header className="gep-dialog-title">
          <h2 id={titleId}>{title}</h2>
          <div className="gep-dialog-tools">
            {tools}
            <IconButton icon={X} label={t('action.close')} onClick={onClose} />
          </div>
        </header>
        <div className="gep-dialog-body">{children}</div>
        {footer && <footer className="gep-dialog-footer">{footer}</footer>}
      </div>
    </Rnd>,
    document.body,
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
