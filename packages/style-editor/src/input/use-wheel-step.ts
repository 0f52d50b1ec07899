import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useEvent } from './use-event';

/** Pixels of a turn that make a step: a notch of a mouse is more, the many small turns of a touchpad add up to it. */
const notch = 30;

/** Steps by the wheel while the element is focused; the page stays where it is then. Null: the wheel is the page's. */
export function useWheelStep(
  element: RefObject<HTMLElement | null>,
  step: ((direction: 1 | -1) => void) | null,
): void {
  const stepNow = useEvent(() => step);
  // React listens to wheel passively, so the page would scroll as well.
  useEffect(() => {
    const target = element.current;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode, ctrlKey } = event;
      const take = stepNow();
      if (!take || document.activeElement !== target || ctrlKey) return;
      event.preventDefault();
      // With Shift a mouse turns sideways.
      turned += (deltaY || deltaX) * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : notch);
      if (Math.abs(turned) < notch) return;
      take(turned < 0 ? 1 : -1);
      turned = 0;
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [element, stepNow]);
}
