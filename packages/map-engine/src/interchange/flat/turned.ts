/** A point turned about 0, 0 by radians, anticlockwise where y goes up. */
export function turned([x, y]: readonly [number, number], radians: number): [number, number] {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos - y * sin, x * sin + y * cos];
}
