import { cdp } from 'vitest/browser';

/** A pointer of the browser itself: real events with capture, in CSS pixels of the page. */
export function realPointer(kind: 'mouse' | 'touch') {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const send = (type: 'down' | 'move' | 'up', x: number, y: number, modifiers = 0) => {
    const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
    const shown = frame.width / innerWidth;
    const place = { x: frame.left + x * shown, y: frame.top + y * shown };
    return kind === 'mouse'
      ? session.send('Input.dispatchMouseEvent', {
          type: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[type],
          ...place,
          modifiers,
          button: 'left',
          buttons: type === 'up' ? 0 : 1,
          clickCount: 1,
        })
      : session.send('Input.dispatchTouchEvent', {
          type: { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[type],
          touchPoints: type === 'up' ? [] : [place],
          modifiers,
        });
  };
  return {
    down: (x: number, y: number) => send('down', x, y),
    move: (x: number, y: number, { alt = false } = {}) => send('move', x, y, alt ? 1 : 0),
    up: (x: number, y: number) => send('up', x, y),
  };
}
