interface DragOptions {
  readonly pointerType?: 'mouse' | 'touch';
  readonly altKey?: boolean;
  /** Leaves the pointer down, to look at what is held. */
  readonly keep?: boolean;
}

/** Drags an element sideways by CSS pixels, as a pointer does. */
export function drag(element: Element, dx: number, options: DragOptions = {}): void {
  const { pointerType = 'mouse', altKey = false, keep = false } = options;
  const box = element.getBoundingClientRect();
  const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
  const fire = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType, isPrimary: true },
        ...{ button: 0, buttons: 1, clientX: x, clientY, altKey },
      }),
    );
  fire('pointerdown', clientX);
  fire('pointermove', clientX + dx / 2);
  fire('pointermove', clientX + dx);
  if (!keep) fire('pointerup', clientX + dx);
}
