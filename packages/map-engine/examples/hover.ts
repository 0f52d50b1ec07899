import { formatNumber } from '@gep/map-engine';
import type { MapHandle } from '@gep/map-engine';

/** Name and value of the district under the pointer in a popup; the attributes of a clicked one in a list. */
export function showValues(map: MapHandle, popup: HTMLElement, list: HTMLElement): () => void {
  const endHover = map.onHover((hover) => {
    popup.hidden = hover === null;
    if (hover === null) return;
    const [x, y] = hover.pixel;
    popup.style.translate = `${x}px ${y}px`;
    const { name, value } = hover;
    popup.textContent = value === null ? `${name}: no value` : `${name}: ${formatNumber(value)}`;
  });
  const endPick = map.onPick((pick) => {
    const items = Object.entries(pick?.properties ?? {}).map(([name, value]) => {
      const item = document.createElement('li');
      item.textContent = `${name}: ${value}`;
      return item;
    });
    list.replaceChildren(...items);
  });
  return () => {
    endHover();
    endPick();
  };
}
