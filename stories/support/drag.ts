interface DragOptions {
  readonly pointerType?: 'mouse' | 'touch';
  readonly altKey?: boolean;
  /** CSS pixels down, in addition to the horizontal distance. */
  readonly dy?: number;
  /** Leaves the pointer down, to look at what is held. */
  readonly keep?: boolean;
}

/** Drags an element by CSS pixels, as a pointer does. */
export function drag(element: Element, dx: number, options: DragOptions = {}): void {
  const { pointerType = 'mouse', altKey = false, dy = 0, keep = false } = options;
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const fire = (type: string, share: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType, isPrimary: true },
        ...{ button: 0, buttons: 1, clientX: x + dx * share, clientY: y + dy * share, altKey },
      }),
    );
  fire('pointerdown', 0);
  fire('pointermove', 0.5);
  fire('pointermove', 1);
  if (!keep) fire('pointerup', 1);
}
