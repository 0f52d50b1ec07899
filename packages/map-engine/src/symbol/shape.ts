import type { MarkerShape } from '../model';
import type { Shape } from './display-list';

/** Outlines in a box from -1 to 1, y down. Triangle and square fill the box, the others fit in the circle. */
const outlines = {
  circle: null,
  triangle: [0, -1, 1, 1, -1, 1],
  square: [-1, -1, 1, -1, 1, 1, -1, 1],
  pentagon: regular([1], 5),
  // The inner corners of a pentagram are where its edges cross.
  star: regular([1, Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5)], 5),
  hexagon: regular([1], 6),
  cross: cross(0.2),
} satisfies Record<MarkerShape, readonly number[] | null>;

/** Outline of a marker shape; `size` is the height and width of its box in CSS pixels. */
export function shapeOf(shape: MarkerShape, size: number): Shape {
  const outline = outlines[shape];
  const half = size / 2;
  return outline === null
    ? { kind: 'circle', radius: half }
    : { kind: 'polygon', vertices: outline.map((value) => value * half) };
}

/** Vertices on circles of the given radii in turn, the first at the top, clockwise. */
function regular(radii: readonly number[], corners: number): number[] {
  const count = corners * radii.length;
  const out: number[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const radius = radii[i % radii.length];
    out.push(radius * Math.sin(angle), -radius * Math.cos(angle));
  }
  return out;
}

function cross(arm: number): number[] {
  const quarter = [-arm, -1, arm, -1, arm, -arm];
  const out: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    for (let i = 0; i < quarter.length; i += 2) {
      let [x, y] = [quarter[i], quarter[i + 1]];
      for (let k = 0; k < turn; k++) [x, y] = [-y, x];
      out.push(x, y);
    }
  }
  return out;
}
