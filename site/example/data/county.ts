import type { GeoJsonCollection } from '@gep/map-engine';
import { hash, hills } from './noise';

/* A county that exists nowhere: districts, rivers, roads and towns in EPSG:4326, all made by arithmetic. */

type Position = readonly [number, number];

const columns = 7;

/** A corner of the districts, moved off its grid. */
const corner = (i: number, j: number): Position => [
  116 + i * 0.4 + (hash(i, j, 1) - 0.5) * 0.28,
  36 + j * 0.32 + (hash(i, j, 2) - 0.5) * 0.2,
];

/** Points of a crooked border from `a` towards `b`; the same from both sides. */
function border(a: Position, b: Position, depth: number): Position[] {
  if (depth === 0) return [a];
  const shift = (hash(a[0] + b[0], a[1] + b[1], 3) - 0.5) * 0.3;
  const sign = a[0] + a[1] < b[0] + b[1] ? 1 : -1;
  const middle: Position = [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * shift * sign,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift * sign,
  ];
  return [...border(a, middle, depth - 1), ...border(middle, b, depth - 1)];
}

function ring(i: number, j: number): Position[] {
  const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1), corner(i, j)];
  const sides = corners.slice(1).flatMap((end, side) => border(corners[side], end, 4));
  return [...sides, corners[0]];
}

const districtNames = (
  'Alder Ashby Barrow Beck Birch Brook Cairn Cedar Combe Dale Dene Elm Fell Fern Glen Grove Hazel Heath Holt ' +
  'Hurst Ivy Larch Lea Linden Marsh Mere Moor Oak Pine Rowan Shaw Stone Thorn Vale Wold'
).split(' ');
const uses = ['forest', 'farmland', 'grassland', 'town', 'water'];

/** 35 districts with counts, shares, a change, and words. */
export const districts: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: districtNames.map((name, index) => {
    const [i, j] = [index % columns, Math.floor(index / columns)];
    const height = hills(i * 0.6, j * 0.6, 9);
    const crowd = hash(i, j, 5) ** 3;
    return {
      type: 'Feature',
      id: index + 1,
      geometry: { type: 'Polygon', coordinates: [ring(i, j)] },
      properties: {
        name,
        population: Math.round(4_000 + crowd * 480_000),
        density: Math.round((4_000 + crowd * 480_000) / 1_300),
        forest: Math.round(100 * Math.min(1, Math.max(0.02, height * 1.9 - 0.4 + hash(i, j, 6) * 0.15))),
        change: Math.round((hash(i, j, 7) - 0.45) * 300) / 10,
        yield: Math.round((2 + hash(i, j, 8) * 6) * 100) / 100,
        use: uses[Math.floor(hash(i, j, 4) * (index % 3 === 0 ? 5 : 3))],
        tenure: hash(i, j, 10) > 0.5 ? 'state' : 'village',
      },
    };
  }),
};

const course = (start: Position, step: Position, bend: number, phase: number): Position[] =>
  Array.from({ length: 61 }, (_, i) => {
    const [x, y] = [start[0] + step[0] * i, start[1] + step[1] * i];
    return [x + Math.sin(i / 9 + phase) * bend * 0.4, y + Math.sin(i / 7 + phase) * bend];
  });

const line = (coordinates: readonly Position[], properties: Record<string, unknown>) => ({
  type: 'Feature' as const,
  geometry: { type: 'LineString' as const, coordinates },
  properties,
});

export const rivers: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: [
    line(course([116, 37.1], [0.046, -0.004], 0.1, 0), { name: 'Long River', flow: 820 }),
    line(course([116.3, 36.1], [0.04, 0.007], 0.09, 2), { name: 'Clear River', flow: 310 }),
    line(course([118.5, 37.55], [-0.012, -0.02], 0.07, 4), { name: 'Stone Brook', flow: 45 }),
    line(course([116.9, 37.55], [-0.008, -0.014], 0.06, 1), { name: 'Mill Brook', flow: 90 }),
  ],
};

export const roads: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: [
    line(course([116, 36.4], [0.046, 0.011], 0.04, 1), { name: 'G3', level: 'motorway', traffic: 48_000 }),
    line(course([116.2, 37.5], [0.034, -0.021], 0.05, 3), { name: 'G104', level: 'trunk', traffic: 17_000 }),
    line(course([117.4, 36.02], [0.004, 0.025], 0.05, 5), { name: 'S29', level: 'county', traffic: 5_200 }),
    line(course([118.7, 36.3], [-0.022, 0.019], 0.05, 2), { name: 'S33', level: 'county', traffic: 2_900 }),
  ],
};

const townNames =
  'Ashford Birchley Cedarton Elmstead Firwood Hazelby Larchmere Mapleton Oakham Pinehurst Rowanby Willowdale';

export const towns: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: townNames.split(' ').map((name, i) => ({
    type: 'Feature',
    id: `town-${i}`,
    geometry: {
      type: 'Point',
      coordinates: [116.3 + ((i * 5) % 12) * 0.2 + hash(i, 3) * 0.1, 36.15 + hash(i, 4, 2) * 1.3],
    },
    properties: {
      name,
      people: Math.round(2_000 + 260_000 * hash(i, 1, 11) ** 2),
      kind: ['city', 'market', 'port'][i % 3],
    },
  })),
};

/** Many measuring places, for maps of points. */
export const stations: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: Array.from({ length: 220 }, (_, i) => {
    const [x, y] = [116.1 + hash(i, 0, 12) * 2.6, 36.1 + hash(i, 1, 12) * 1.4];
    const rain = Math.round(400 + 900 * hills(x * 1.5, y * 1.5, 3));
    return {
      type: 'Feature',
      id: i,
      geometry: { type: 'Point', coordinates: [x, y] },
      properties: { name: `Station ${i + 1}`, rain },
    };
  }),
};
