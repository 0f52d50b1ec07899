/** A text on a map. */
export interface TextMark {
  readonly kind: 'text';
  /** Of its beginning or its middle, on the base line, in points. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly size: number;
  /** White around the letters, so that borders do not cross them. */
  readonly halo: boolean;
  readonly text: string;
}

/** A small polygon: a half of the scale bar, the arrow to the north. */
export interface AreaMark {
  readonly kind: 'area';
  /** x, y, x, y … in points. */
  readonly ring: readonly number[];
  readonly filled: boolean;
}

/** What is on a map beside its districts, before anybody knows whether it becomes a drawing or a picture. */
export type MapMark = TextMark | AreaMark;

export const ink = '#1c2521';
/** Points of white round a text with a halo. */
export const haloWidth = 0.8;
