import { clampToLimit, limits } from '../../model';
import type { LimitName } from '../../model';
import { isObject, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';

/** CSS pixels of 1/96 inch in a point of 1/72. */
const pixelsOfPoint = 96 / 72;

/** The class of a part of a document, such as `CIMSolidFill`. */
export function typeOf(object: JsonObject | null): string {
  return object ? text(object, 'type') : '';
}

/** A part inside of another. */
export function part(object: JsonObject | null, name: string): JsonObject | null {
  const found = object ? own(object, name) : null;
  return isObject(found) ? found : null;
}

export function text(object: JsonObject, name: string, otherwise = ''): string {
  const found = own(object, name);
  return typeof found === 'string' ? found : otherwise;
}

/** A finite number; ArcGIS leaves out what is 0. */
export function number(object: JsonObject, name: string, otherwise = 0): number {
  const found = own(object, name);
  return typeof found === 'number' && Number.isFinite(found) ? found : otherwise;
}

/** What is on: ArcGIS always writes `enable`, but versions differ in whether rows have `visible`. */
export function isOn(object: JsonObject, name: string): boolean {
  return own(object, name) !== false;
}

/** A length of points in pixels of two digits. */
export function pixels(points: number): number {
  return Math.round(points * pixelsOfPoint * 100) / 100;
}

/** A length of points in pixels, within a bound. */
export function lengthOf(
  object: JsonObject,
  name: string,
  bound: LimitName,
  notes: LossNotes,
  otherwise = 0,
): number {
  return bounded(pixels(number(object, name, otherwise)), name, bound, notes);
}

/** A number within a bound. */
export function bounded(value: number, name: string, bound: LimitName, notes: LossNotes): number {
  const within = clampToLimit(limits[bound], value);
  if (within !== value) notes.add(name, 'out-of-bounds', within);
  return within;
}

/** Degrees clockwise; ArcGIS turns to the left, unless a marker says otherwise. */
export function turn(object: JsonObject, name: string): number {
  const degrees = number(object, name) % 360;
  return (own(object, 'rotateClockwise') === true ? degrees : -degrees) || 0;
}

/** The layers of a symbol, the first at the bottom: ArcGIS draws the last of its list first. */
export function symbolLayers(symbol: JsonObject | null): readonly JsonObject[] {
  return symbol ? [...objectsIn(own(symbol, 'symbolLayers'))].reverse() : [];
}

/** What a word of the format stands for, if there is something. */
export function entry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
