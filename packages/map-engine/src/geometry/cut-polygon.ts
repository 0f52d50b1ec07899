import type { Extent } from './flat-geometry';

type Ring = readonly (readonly number[])[];

// Most rings need no turn and no cut: they are passed on as they are, since the globe has 100,000 points of land, and a
// copy of each is garbage that stops a page.

// Not by jsts: its overlay takes 6 to 40 times as long for the land of the world, at every change of the projection.

/**
 * The parts of a polygon on the globe that are inside a box in degrees. Rings may cross the 180th meridian and may
 * go around a pole: such a ring is closed along that pole, and a hole around it (the pole itself) is left out. The
 * box may reach beyond 180 degrees.
 * @param rings the outer ring and its holes: longitude, latitude, … ; each ends where it begins
 * @returns polygons as lists of rings; parts cut by the box have edges along it
 * @example
 * cutPolygon([[[170, 0], [-170, 0], [-170, 9], [170, 9], [170, 0]]], [-180, -90, 180, 90]).length; // 2
 */
export function cutPolygon(rings: readonly Ring[], box: Extent): Ring[][] {
  const [outer, ...holes] = rings.map(unwrapped);
  const closed = outer.turns ? aroundPole(outer.ring) : outer.ring;
  const [west, , east] = spread(closed);
  // A hole is unwrapped on its own and may lie a turn beside its polygon.
  const inner = holes
    .filter(({ turns }) => !turns)
    .map(({ ring }) => shifted(ring, 360 * Math.ceil((west - spread(ring)[0]) / 360)));
  const first = Math.ceil((box[0] - east) / 360);
  const last = Math.floor((box[2] - west) / 360);
  const parts: Ring[][] = [];
  for (let turn = first; turn <= last; turn++) {
    const [part, ...inside] = [closed, ...inner].map((ring) => clipped(shifted(ring, turn * 360), box));
    if (part.length > 0) parts.push([part, ...inside.filter((hole) => hole.length > 0)]);
  }
  return parts;
}

function shifted(ring: Ring, degrees: number): Ring {
  return degrees === 0 ? ring : ring.map(([x, y]) => [x + degrees, y]);
}

interface Unwrapped {
  readonly ring: Ring;
  /** Whether the ring goes around a pole. */
  readonly turns: boolean;
}

/** A ring whose longitudes go on beyond 180 degrees where it crosses that meridian. */
function unwrapped(ring: Ring): Unwrapped {
  if (!crosses(ring)) return { ring, turns: false };
  let longitude = ring[0][0];
  const out: [number, number][] = [[longitude, ring[0][1]]];
  for (let i = 1; i < ring.length; i++) {
    const step = ring[i][0] - ring[i - 1][0];
    longitude += step - 360 * Math.round(step / 360);
    out.push([longitude, ring[i][1]]);
  }
  return { ring: out, turns: Math.abs(longitude - ring[0][0]) > 180 };
}

/** Whether a step of a ring is shorter the other way around the globe. */
function crosses(ring: Ring): boolean {
  for (let i = 1; i < ring.length; i++) if (Math.abs(ring[i][0] - ring[i - 1][0]) >= 180) return true;
  return false;
}

/** Down to the nearer pole, along it and up again. */
function aroundPole(ring: Ring): Ring {
  const pole = ring[0][1] < 0 ? -90 : 90;
  const [start, end] = [ring[0], ring[ring.length - 1]];
  return [...ring, [end[0], pole], [start[0], pole], start];
}

function spread(ring: Ring): Extent {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Sutherland and Hodgman (1974): side by side; [] where nothing is left. */
function clipped(ring: Ring, box: Extent): Ring {
  const found = spread(ring);
  if (found[0] >= box[0] && found[1] >= box[1] && found[2] <= box[2] && found[3] <= box[3]) return ring;
  if (found[0] >= box[2] || found[2] <= box[0] || found[1] >= box[3] || found[3] <= box[1]) return [];
  let left: Ring = ring.slice(0, -1);
  for (const [axis, edge, sign] of [
    [0, box[0], 1],
    [0, box[2], -1],
    [1, box[1], 1],
    [1, box[3], -1],
  ] as const) {
    const inside = sign === 1 ? found[axis] >= edge : found[axis + 2] <= edge;
    if (!inside) left = clipSide(left, axis, edge, sign);
  }
  return left.length < 3 ? [] : [...left, left[0]];
}

/** The part of an open ring on one side of a line: above `edge` for sign 1, below it for -1. */
function clipSide(ring: Ring, axis: 0 | 1, edge: number, sign: 1 | -1): Ring {
  const out: (readonly number[])[] = [];
  ring.forEach((end, i) => {
    const start = ring[(i || ring.length) - 1];
    const [from, to] = [(start[axis] - edge) * sign, (end[axis] - edge) * sign];
    if (from >= 0 !== to >= 0) {
      const part = from / (from - to);
      const other = start[1 - axis] + part * (end[1 - axis] - start[1 - axis]);
      out.push(axis === 0 ? [edge, other] : [other, edge]);
    }
    if (to >= 0) out.push(end);
  });
  return out;
}
