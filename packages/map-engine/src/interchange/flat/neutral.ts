import type { Neutral } from '../unread';

/** What areas and strokes say without changing their picture. */
export const neutralPen: Neutral = { 'stroke-miter-limit': null };

/** The same of points of a kind: `circle`, `shape` or `icon`. */
export function neutralPoint(kind: string): Neutral {
  const beside = ['rotate-with-view', 'declutter-mode', 'cross-origin', 'offset-origin', 'anchor-origin'];
  // The ends, corners and dashes of an outline that is not drawn.
  const pen = ['stroke-line-cap', 'stroke-line-join', 'stroke-line-dash', 'stroke-miter-limit'];
  return {
    ...Object.fromEntries([...beside, ...pen].map((name) => [`${kind}-${name}`, null])),
    [`${kind}-anchor-x-units`]: ['fraction'],
    [`${kind}-anchor-y-units`]: ['fraction'],
    [`${kind}-anchor-origin`]: ['top-left'],
    [`${kind}-opacity`]: [1],
  };
}

/** The same of labels. */
export const neutralText: Neutral = {
  ...{ 'text-rotate-with-view': null, 'text-overflow': null, 'text-max-angle': null, 'text-value': null },
  ...{ 'text-keep-upright': [true], 'text-padding': [[0, 0, 0, 0]], 'text-stroke-line-cap': null },
  ...{ 'text-stroke-line-join': null, 'text-stroke-miter-limit': null },
};
