/**
 * GCJ-02 and BD-09: positions that Chinese map services shift by up to 700 m and 1.3 km. The formulas are the ones that
 * all open implementations share (first published as eviltransform); the services do not publish theirs. All functions
 * take and give degrees, longitude first.
 */
type Position = readonly [longitude: number, latitude: number];

/** Outside of this box nothing is shifted. */
const [west, south, east, north] = [72.004, 0.8293, 137.8347, 55.8271];

/** Krassowsky's ellipsoid: radius in metres and squared eccentricity. */
const radius = 6378245;
const eccentricity = 0.006693421622965823;

const radians = Math.PI / 180;
const sine = (value: number) => Math.sin(value * Math.PI);

/** WGS 84 → GCJ-02. */
export function toGcj02([longitude, latitude]: Position): [number, number] {
  if (longitude < west || longitude > east || latitude < south || latitude > north) {
    return [longitude, latitude];
  }
  const [x, y] = [longitude - 105, latitude - 35];
  const root = Math.sqrt(Math.abs(x));
  const waves = (20 * sine(6 * x) + 20 * sine(2 * x)) * (2 / 3);
  const up =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    waves +
    (20 * sine(y) + 40 * sine(y / 3)) * (2 / 3) +
    (160 * sine(y / 12) + 320 * sine(y / 30)) * (2 / 3);
  const right =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    waves +
    (20 * sine(x) + 40 * sine(x / 3)) * (2 / 3) +
    (150 * sine(x / 12) + 300 * sine(x / 30)) * (2 / 3);
  const flatness = 1 - eccentricity * Math.sin(latitude * radians) ** 2;
  const alongMeridian = (radius * (1 - eccentricity)) / flatness ** 1.5;
  const alongParallel = (radius / Math.sqrt(flatness)) * Math.cos(latitude * radians);
  return [longitude + right / (alongParallel * radians), latitude + up / (alongMeridian * radians)];
}

/** WGS 84 → BD-09. */
export function toBd09(position: Position): [number, number] {
  const [x, y] = toGcj02(position);
  const length = Math.hypot(x, y) + 0.00002 * Math.sin((y * Math.PI * 3000) / 180);
  const angle = Math.atan2(y, x) + 0.000003 * Math.cos((x * Math.PI * 3000) / 180);
  return [length * Math.cos(angle) + 0.0065, length * Math.sin(angle) + 0.006];
}

/** The way back of a shift that changes slowly: stepped until the way there hits to 1e-11 degrees. */
export function unshift(
  shift: (position: Position) => [number, number],
  position: Position,
): [number, number] {
  let [longitude, latitude] = position;
  for (let step = 0; step < 20; step++) {
    const there = shift([longitude, latitude]);
    const [x, y] = [position[0] - there[0], position[1] - there[1]];
    longitude += x;
    latitude += y;
    if (Math.abs(x) + Math.abs(y) < 1e-11) break;
  }
  return [longitude, latitude];
}
