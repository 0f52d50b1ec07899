const pointed = ['mousemove', 'mousedown', 'mouseup', 'click', 'dblclick', 'mouseout'] as const;

/**
 * Gives a chart the place of the pointer in its own pixels: those of an event are of the screen, and the page may be scaled.
 * The chart takes the place that an event brings along. Gives back what ends it.
 */
export function placePointer(chart: HTMLElement): () => void {
  const place = (event: MouseEvent): void => {
    const { left, top, width } = chart.getBoundingClientRect();
    const scale = chart.offsetWidth === 0 ? 1 : width / chart.offsetWidth;
    Object.assign(event, { zrX: (event.clientX - left) / scale, zrY: (event.clientY - top) / scale });
  };
  for (const type of pointed) chart.addEventListener(type, place, { capture: true });
  return () => {
    for (const type of pointed) chart.removeEventListener(type, place, { capture: true });
  };
}
