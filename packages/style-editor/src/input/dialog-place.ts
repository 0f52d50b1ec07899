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

/** Room at the right for a column of map tools. */
const rightGutter = 80;

/**
 * The first place of a window: at the right, so that the map beside it stays in sight, a little above the middle,
 * never larger than the viewport.
 */
export function firstPlace(width: number, height: number, viewport: Viewport): Place {
  const w = Math.min(width, viewport.width);
  const h = Math.min(height, viewport.height);
  const x = Math.max(0, viewport.width - w - rightGutter);
  return { x, y: Math.max(0, Math.round((viewport.height - h) * 0.4)), width: w, height: h };
}

/** The place moved into the viewport, so that no edge gets lost. */
export function clampPlace(place: Place, viewport: Viewport): Place {
  const width = Math.min(place.width, viewport.width);
  const height = Math.min(place.height, viewport.height);
  return {
    x: Math.max(0, Math.min(place.x, viewport.width - width)),
    y: Math.max(0, Math.min(place.y, viewport.height - height)),
    width,
    height,
  };
}

/** How large the page is shown, e.g. 0.71 under `html { zoom: 0.71 }`; browsers give it as a ratio only. */
export function pageScale(): number {
  return document.body.getBoundingClientRect().width / document.body.offsetWidth || 1;
}

/** The window's size in CSS pixels of the page. */
export function pageViewport(): Viewport {
  const scale = pageScale();
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
}
