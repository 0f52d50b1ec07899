import { scaleBar } from '@gep/map-engine/scheme';
import type { MapMark } from './map-mark';

interface Furniture {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Height of the strip below the districts. */
  readonly foot: number;
  /** Points of the drawing for a metre of the ground. */
  readonly pointsPerMetre: number;
}

/** Scale bar and north of a map. */
export function mapFurniture({ width, height, foot, pointsPerMetre }: Furniture): MapMark[] {
  return [...bar(width, height - foot / 2 + 4, pointsPerMetre), ...north(width, height - foot)];
}

/** A bar of two halves with its length. */
function bar(width: number, y: number, pointsPerMetre: number): MapMark[] {
  const scale = scaleBar(1 / pointsPerMetre, Math.min(110, width / 2));
  if (!scale) return [];
  const half = scale.width / 2;
  const piece = (x: number, filled: boolean): MapMark => ({
    ...{ kind: 'area', filled },
    ring: [x, y, x + half, y, x + half, y + 3, x, y + 3],
  });
  const place = { x: 4 + scale.width + 5, y: y + 5, anchor: 'start', size: 8, halo: false } as const;
  return [piece(4, true), piece(4 + half, false), { kind: 'text', ...place, text: scale.label }];
}

/** An arrow with an N below it, at the right of the strip. */
function north(width: number, top: number): MapMark[] {
  const x = width - 14;
  const y = top + 2;
  return [
    { kind: 'area', ring: [x, y, x + 4, y + 12, x, y + 9.5, x - 4, y + 12], filled: true },
    { kind: 'text', x, y: y + 21, anchor: 'middle', size: 8, halo: false, text: 'N' },
  ];
}
