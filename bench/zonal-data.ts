import type { Grid, PolygonGeometry } from '@gep/raster';
import { randomOf } from '../packages/map-engine/test/random';

/** Cells of a side of the raster. */
export const side = 5000;

type Point = readonly [x: number, y: number];

/** Hills of 200 to 800, float32, cells of 1; row 0 on top. */
export function hillGrid(): Grid {
  const data = Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    return 500 + 300 * Math.sin(x / 90) * Math.cos(y / 70) + 20 * Math.sin(x / 7 + y / 5);
  });
  return { width: side, height: side, data, transform: [1, 0, 0, 0, -1, side], crs: 'EPSG:3857' };
}

const [columns, rows] = [20, 15];
const inset = 0.3;
const place = (part: number): number => Math.min(side - inset, Math.max(inset, part));

/** 300 districts that share fractal borders and stop 0.3 of a cell inside the raster, with 115,000 vertices. */
export function districts(): PolygonGeometry[] {
  return Array.from({ length: columns * rows }, (_, index): PolygonGeometry => {
    const [i, j] = [index % columns, Math.floor(index / columns)];
    const ring = [
      ...level(i, j),
      ...upright(i + 1, j).slice(1),
      ...level(i, j + 1)
        .reverse()
        .slice(1),
      ...upright(i, j).reverse().slice(1),
    ];
    return { type: 'Polygon', coordinates: [ring] };
  });
}

/** The border between two districts one above the other, from west to east. */
function level(i: number, j: number): Point[] {
  const rough = j === 0 || j === rows ? 0 : 0.3;
  return fractal(node(i, j), node(i + 1, j), randomOf(i * 7919 + j * 13 + 1), rough, 7);
}

/** The border between two districts side by side, from south to north. */
function upright(i: number, j: number): Point[] {
  const rough = i === 0 || i === columns ? 0 : 0.3;
  return fractal(node(i, j), node(i, j + 1), randomOf(i * 104_729 + j * 17 + 2), rough, 6);
}

/** The place where districts meet, moved off the lattice but for the frame. */
function node(i: number, j: number): Point {
  const random = randomOf(i * 1000 + j);
  const [dx, dy] = [(random() - 0.5) * 100, (random() - 0.5) * 100];
  return [
    place((i * side) / columns + (i % columns === 0 ? 0 : dx)),
    place((j * side) / rows + (j % rows === 0 ? 0 : dy)),
  ];
}

/** Middles are pushed aside by up to `rough` / 2 of their edge's length, again and again. */
function fractal(from: Point, to: Point, random: () => number, rough: number, times: number): Point[] {
  let points = [from, to];
  for (let time = 0; time < times; time += 1) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1];
      if (!next) return [point];
      const aside = (random() - 0.5) * rough;
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      return [point, [point[0] + dx / 2 - dy * aside, point[1] + dy / 2 + dx * aside]];
    });
  }
  return points;
}
