/** Radius of the sphere of web mercator. */
const sphere = 6378137;
const degree = Math.PI / 180;

type Position = readonly [number, number];

/** Web mercator of degrees. */
export function toMercator([longitude, latitude]: Position): [number, number] {
  return [sphere * longitude * degree, sphere * Math.asinh(Math.tan(latitude * degree))];
}

/** Degrees of web mercator. */
export function fromMercator([x, y]: Position): [number, number] {
  return [x / sphere / degree, Math.atan(Math.sinh(y / sphere)) / degree];
}
