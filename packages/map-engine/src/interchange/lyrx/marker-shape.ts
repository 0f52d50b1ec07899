import type { MarkerShape } from '../../model';
import { isList, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';

/** A shape, how far it is turned clockwise, and its height in units of the frame. */
export interface DrawnShape {
  readonly shape: MarkerShape;
  readonly turn: number;
  readonly height: number;
}

type Point = readonly [number, number];

/** Regular shapes by their corners; stars and crosses have corners that point inwards as well. */
const byCorners: Readonly<Record<number, MarkerShape>> = {
  3: 'triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  10: 'star',
  12: 'cross',
};

/** The shape that a drawing is; null for one that is not here. */
export function shapeOfGeometry(geometry: JsonObject): DrawnShape | null {
  const [curve] = lists(own(geometry, 'curveRings'));
  if (curve) return circleOf(curve);
  const rings = lists(own(geometry, 'rings'));
  if (rings.length !== 1) return null;
  const points = rings[0].flatMap(pointOf);
  const [first, last] = [points.at(0), points.at(-1)];
  const corners =
    first && last && first[0] === last[0] && first[1] === last[1] ? points.slice(0, -1) : points;
  const shape = byCorners[corners.length];
  return shape ? polygonOf(shape, corners) : null;
}

/** A full circle: from a point round a centre back to it. */
function circleOf(curve: readonly unknown[]): DrawnShape | null {
  const [start, arc] = curve;
  const [from] = pointOf(start);
  const written = arc !== null && typeof arc === 'object' ? own(arc as JsonObject, 'a') : null;
  const [to, centre] = isList(written) ? written.slice(0, 2).flatMap(pointOf) : [];
  if (curve.length !== 2 || !from || !to || !centre || distance(from, to) > 1e-6 * distance(from, centre))
    return null;
  return { shape: 'circle', turn: 0, height: 2 * distance(from, centre) };
}

function polygonOf(shape: MarkerShape, corners: readonly Point[]): DrawnShape | null {
  const [xs, ys] = [0, 1].map((axis) => corners.map((one) => one[axis]));
  const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
  if (!(width > 0 && height > 0)) return null;
  if (shape === 'square') return squareOf(corners, width, height);
  // Ours have a corner on top.
  const top = ys.filter((y) => near(y, Math.max(...ys), height)).length;
  const pointsUp = shape === 'cross' || top === 1;
  const turn = shape === 'hexagon' ? 30 : 180;
  return { shape, turn: pointsUp ? 0 : turn, height };
}

/** Upright, or on a corner, which then is in the middle of a side of its box. */
function squareOf(corners: readonly Point[], width: number, height: number): DrawnShape | null {
  const isAside = ([x, y]: Point, i: number): boolean => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return near(x, nextX, width) || near(y, nextY, height);
  };
  if (corners.every(isAside)) return { shape: 'square', turn: 0, height };
  const [left, bottom] = [0, 1].map((axis) => Math.min(...corners.map((one) => one[axis])));
  const isMiddle = ([x, y]: Point): boolean =>
    near(x, left + width / 2, width) || near(y, bottom + height / 2, height);
  return corners.every(isMiddle) ? { shape: 'square', turn: 45, height: height * Math.SQRT1_2 } : null;
}

const near = (one: number, other: number, size: number): boolean => Math.abs(one - other) < 0.02 * size;
const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

const lists = (value: unknown): readonly (readonly unknown[])[] =>
  isList(value) ? value.filter(isList) : [];

function pointOf(value: unknown): Point[] {
  if (!isList(value)) return [];
  const [x, y] = value.map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];
}
