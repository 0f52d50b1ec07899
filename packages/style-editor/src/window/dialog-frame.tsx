import { Lock, X } from 'lucide-react';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../message';
import { checkStyleSheet } from './check-style-sheet';
import { pageViewport, placeAfterKey, usualHeight } from './dialog-place';
import { enterStack, FrameContext, raiseFrame, topOf, useFrameAbove } from './dialog-stack';
import type { OpenFrame } from './dialog-stack';
import { DockContext } from './dock';
import { FloatingBox } from './floating-box';
import { IconButton, ReadOnly, useEvent, useReadOnly } from '../input';
import { useDialogPlace } from './use-dialog-place';
import { useInertFocus } from './use-inert-focus';

/** Title, measures and content of a window. */
export interface DialogFrameProps {
  /** Words of the title bar and accessible name. */
  readonly title: string;
  /** CSS pixels; the viewport limits both. */
  readonly width?: number;
  /** Default: 600 to 760, by the height of the window. */
  readonly height?: number;
  /** Its place is remembered under this name; default: the title. */
  readonly name?: string;
  /** Escape or the close button. */
  readonly onClose: () => void;
  /** Buttons left of the close button. */
  readonly tools?: ReactNode;
  /** The line of buttons at the bottom. */
  readonly footer?: ReactNode;
  /** Keys that reached the frame unhandled, e.g. for undo. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Covers the content of the window; present while the content has to wait for work in progress. */
  readonly mask?: ReactNode;
  /** What the window is for; scrolls by itself. */
  readonly children: ReactNode;
}

/**
 * A window that can be dragged by its title, over a page that stays usable: not modal. Focus goes in when it
 * opens and back to where it was when it closes; Escape closes the topmost one; Alt+arrows move it, with Shift
 * they resize it. A frame opened from another one is above it, and the lower one waits until the upper one is closed,
 * because the upper one edits a part of its content. With a `dock` of the provider the first of them is a part of the page:
 * it does not move and leaves the focus where it is.
 * @example
 * <DialogFrame title="River" width={524} onClose={close}>
 *   <LineSymbolEditor value={line} onChange={set} />
 * </DialogFrame>;
 */
export function DialogFrame(props: DialogFrameProps) {
  const parent = useContext(FrameContext);
  const dock = useContext(DockContext);
  // On a server there is no page to lay a window over.
  if (typeof document === 'undefined') return null;
  // What a window opens is a window, wherever that one is.
  if (parent) return <DialogWindow {...props} parent={parent} dock={undefined} />;
  return dock === null ? null : <DialogWindow {...props} parent={null} dock={dock} />;
}

interface DialogWindowProps extends DialogFrameProps {
  readonly parent: OpenFrame | null;
  /** Undefined: it is a window over the page. */
  readonly dock: HTMLElement | undefined;
}

function DialogWindow(props: DialogWindowProps) {
  const {
    title,
    width = 660,
    height = usualHeight(pageViewport()),
    name = title,
    onClose,
    tools,
    footer,
    onKeyDown,
    mask = null,
    children,
    parent,
    dock,
  } = props;
  const docked = dock !== undefined;
  const { t } = useWords();
  const id = useId();
  const readOnly = useReadOnly();
  const dialog = useRef<HTMLDivElement>(null);
  const { place, viewport, moveTo, placeNow } = useDialogPlace(name, width, height, parent);
  const [told, setTold] = useState('');

  const titleNow = useEvent(() => title);
  const close = useEvent(onClose);
  const [frame] = useState<OpenFrame>(() => ({
    parent,
    title: titleNow,
    element: () => dialog.current,
    place: () => (docked && dialog.current ? dialog.current.getBoundingClientRect() : placeNow()),
    close,
  }));
  useEffect(() => enterStack(frame), [frame]);
  useEffect(() => {
    if (dialog.current) checkStyleSheet(dialog.current);
  }, []);
  useFocusInside(dialog, parent, !docked);
  const above = useFrameAbove(frame);
  const waits = above !== null || mask !== null;
  const onFocus = useInertFocus(dialog, waits);

  const onKeys = (event: KeyboardEvent) => {
    // A React portal bubbles into the frame that opened it; each frame answers only for its own DOM.
    if (!dialog.current?.contains(event.target as Node) || event.defaultPrevented) return;
    // In a text field Alt and arrows move by words.
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    const moved = typing || docked ? null : placeAfterKey(event, place, viewport);
    if (moved) {
      event.preventDefault();
      moveTo(moved);
      const { x, y, ...size } = moved;
      setTold(t('dialog.moved', { x: Math.round(x), y: Math.round(y), ...size }));
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      topOf(frame).close();
    } else if (!waits) onKeyDown?.(event);
  };

  const content = (
    <div
      ref={dialog}
      role={docked ? 'region' : 'dialog'}
      aria-modal={docked ? undefined : false}
      aria-labelledby={id}
      aria-describedby={docked ? `${id}only` : `${id}only ${id}keys`}
      tabIndex={-1}
      className={readOnly ? 'gep-dialog gep-read-only' : 'gep-dialog'}
      onKeyDown={onKeys}
      onFocus={onFocus}
      onClick={(event) => event.target === dialog.current && above?.element()?.focus()}
      onPointerDownCapture={(event) => dialog.current?.contains(event.target as Node) && raiseFrame(frame)}
    >
      <div className="gep-dialog-title">
        <h2 id={id} title={title}>
          {title}
        </h2>
        {readOnly && (
          <span id={`${id}only`} className="gep-tag">
            <Lock size={12} aria-hidden /> {t('field.read-only')}
          </span>
        )}
        {/* Tools and footer close and copy where nothing can be changed. */}
        <ReadOnly value={false}>
          <div className="gep-dialog-tools">
            <div className="gep-dialog-tools" inert={waits}>
              {tools}
            </div>
            <IconButton icon={X} label={t('action.close')} onClick={onClose} />
          </div>
        </ReadOnly>
      </div>
      <div className="gep-dialog-main">
        <div className="gep-dialog-body" inert={waits}>
          {children}
        </div>
        {mask}
      </div>
      <ReadOnly value={false}>{footer && <div className="gep-dialog-footer">{footer}</div>}</ReadOnly>
      {!docked && (
        <span id={`${id}keys`} hidden>
          {t('dialog.keys')}
        </span>
      )}
      <span role="status" className="gep-visually-hidden">
        {told}
      </span>
    </div>
  );
  return createPortal(
    <FrameContext value={frame}>
      {docked ? (
        <div className="gep-docked">{content}</div>
      ) : (
        <FloatingBox place={place} viewport={viewport} onMove={moveTo}>
          {content}
        </FloatingBox>
      )}
    </FrameContext>,
    dock ?? document.body,
  );
}

/** Takes the focus in where it is wanted, and gives it back to where it was, or to the frame below where that is gone. */
function useFocusInside(
  dialog: { readonly current: HTMLElement | null },
  parent: OpenFrame | null,
  takes: boolean,
): void {
  const [before] = useState(() => document.activeElement);
  // Before the effects of what is inside, which may want the focus elsewhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (takes && !element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
  }, [dialog, takes]);
  useEffect(
    () => () => {
      // Who works elsewhere by now keeps the focus.
      if (document.activeElement !== document.body) return;
      const opener = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const target = opener ? before : parent?.element();
      target?.focus({ preventScroll: true });
    },
    [parent, before],
  );
}
