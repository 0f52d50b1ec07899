/** Place and size of a window in CSS pixels of the page, which a host may show smaller or larger by CSS `zoom`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What fits the window. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The smallest a window can be made. */
export const smallestDialog = { width: 320, height: 240 } as const;
/** CSS pixels that an arrow key moves or resizes a window by. */
const keyStep = 16;
/** Height of a dialog that does not name its own: a high window shows more rows. */
export const usualHeight = ({ height }: Viewport) => bounded(Math.round(height * 0.7), 600, 760);
/** Room at the right for a column of map tools. */
const rightGutter = 80;

/**
 * The first place of a window: at the right, so that the map beside it stays in sight, a little above the middle,
 * never larger than the viewport.
 */
export function firstPlace(width: number, height: number, viewport: Viewport): Place {
  const x = viewport.width - width - rightGutter;
  const y = Math.round((viewport.height - height) * 0.4);
  return clampPlace({ x, y, width, height }, viewport);
}

/** The first place of a window over the one that opened it, whose title and left column stay in sight. */
export function placeOver(parent: Place, width: number, height: number, viewport: Viewport): Place {
  const x = parent.x + parent.width - width + 24;
  return clampPlace({ x, y: parent.y + 40, width, height }, viewport);
}

/** The place moved until it covers no title of another window: each title can be seen and grasped. */
export function besideOthers(place: Place, others: readonly Place[], viewport: Viewport): Place {
  const taken = others.some(({ x, y }) => Math.abs(x - place.x) < 16 && Math.abs(y - place.y) < 32);
  if (!taken) return place;
  const room = place.y + place.height + 40 <= viewport.height;
  const next = clampPlace({ ...place, x: place.x - 24, y: room ? place.y + 40 : place.y }, viewport);
  const stuck = next.x === place.x && next.y === place.y;
  return stuck ? place : besideOthers(next, others, viewport);
}

/** The place moved into the viewport, so that no edge gets lost. */
export function clampPlace(place: Place, viewport: Viewport): Place {
  const width = Math.min(place.width, viewport.width);
  const height = Math.min(place.height, viewport.height);
  return {
    x: bounded(place.x, 0, viewport.width - width),
    y: bounded(place.y, 0, viewport.height - height),
    width,
    height,
  };
}

/** Alt and an arrow move, with Shift they resize; null for other keys. */
export function placeAfterKey(
  { key, altKey, shiftKey }: { readonly key: string; readonly altKey: boolean; readonly shiftKey: boolean },
  place: Place,
  viewport: Viewport,
): Place | null {
  const arrow = altKey ? arrows[key] : undefined;
  if (!arrow) return null;
  const [dx, dy] = arrow.map((direction) => direction * keyStep);
  if (!shiftKey) return clampPlace({ ...place, x: place.x + dx, y: place.y + dy }, viewport);
  return {
    ...place,
    width: bounded(place.width + dx, smallestDialog.width, viewport.width - place.x),
    height: bounded(place.height + dy, smallestDialog.height, viewport.height - place.y),
  };
}

function bounded(size: number, smallest: number, largest: number): number {
  return Math.min(Math.max(size, smallest), largest);
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How large the page is shown, e.g. 0.71 under `html { zoom: 0.71 }`; browsers give it as a ratio only. */
export function pageScale(): number {
  return document.body.getBoundingClientRect().width / document.body.offsetWidth || 1;
}

/** The window's size in CSS pixels of the page. */
export function pageViewport(): Viewport {
  const scale = pageScale();
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
}
