import { hash } from './noise';
import { place } from './place';

/** A county of the synthetic region; the ring is closed and clockwise, in degrees. */
export interface District {
  readonly nation: readonly [name: string, code: string];
  readonly province: readonly [name: string, code: string];
  readonly city: readonly [name: string, code: string];
  readonly county: readonly [name: string, code: string];
  readonly ring: readonly (readonly [number, number])[];
}

type Point = readonly [number, number];

const columns = 4;
const rows = 3;
const { west, north, cell, width, height, seed } = place;

/** Counties row by row from the north-west; each belongs to one of three cities. Names and codes are made up. */
const counties = [
  ['云岭县', 0],
  ['松溪县', 0],
  ['石门县', 1],
  ['东湖县', 1],
  ['青峰县', 0],
  ['白水县', 0],
  ['临江区', 1],
  ['北港县', 1],
  ['南屏县', 2],
  ['河口县', 2],
  ['新城区', 2],
  ['海晏县', 2],
] as const;
const cities = ['云岭市', '临江市', '新城市'] as const;

/** Corner of the district lattice, moved a little off its place. */
function corner(column: number, row: number): Point {
  const inset = 0.06;
  const x = inset + ((1 - 2 * inset) * column) / columns + 0.05 * (hash(column, row, seed) - 0.5);
  const y = inset + ((1 - 2 * inset) * row) / rows + 0.06 * (hash(column, row, seed + 1) - 0.5);
  return [west + x * width * cell, north - y * height * cell];
}

/** Halves an edge again and again, moving each middle sideways; the same both ways, so neighbours share the border. */
function border(from: Point, to: Point, depth = 6): Point[] {
  const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [a, b] = forward ? [from, to] : [to, from];
  const bend = (start: Point, end: Point, level: number): Point[] => {
    if (level === 0) return [];
    const sway = 0.26 * (hash(Math.round(start[0] * 1e6), Math.round(end[1] * 1e6), seed + level) - 0.5);
    const middle: Point = [
      (start[0] + end[0]) / 2 - sway * (end[1] - start[1]),
      (start[1] + end[1]) / 2 + sway * (end[0] - start[0]),
    ];
    return [...bend(start, middle, level - 1), middle, ...bend(middle, end, level - 1)];
  };
  const between = bend(a, b, depth);
  return forward ? between : between.reverse();
}

/** The counties: a lattice of twelve with natural borders; neighbours share every vertex. */
export function makeDistricts(): District[] {
  return counties.map(([name, cityIndex], index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const corners = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ] as const;
    const ring: Point[] = corners.flatMap((point, i) => [point, ...border(point, corners[(i + 1) % 4]!)]);
    ring.push(corners[0]);
    const cityCode = `990${cityIndex + 1}00`;
    return {
      nation: ['示例国', '900000'],
      province: ['示例省', '990000'],
      city: [cities[cityIndex], cityCode],
      county: [name, `${cityCode.slice(0, 4)}${String(index + 1).padStart(2, '0')}`],
      ring,
    };
  });
}
