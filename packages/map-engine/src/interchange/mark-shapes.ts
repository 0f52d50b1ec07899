import type { MarkerShape } from '../model';

/** Names of marks that programs share, and what draws them here. */
const shapes: Readonly<Record<string, { readonly shape: MarkerShape; readonly turn?: number }>> = {
  circle: { shape: 'circle' },
  square: { shape: 'square' },
  triangle: { shape: 'triangle' },
  star: { shape: 'star' },
  cross: { shape: 'cross' },
  x: { shape: 'cross', turn: 45 },
  pentagon: { shape: 'pentagon' },
  hexagon: { shape: 'hexagon' },
};

/** The shape of a mark and degrees by which it is turned; null for one that is not here. */
export function shapeOfMark(name: string): { readonly shape: MarkerShape; readonly turn: number } | null {
  const known = name.toLowerCase();
  return Object.hasOwn(shapes, known) ? { turn: 0, ...shapes[known] } : null;
}
