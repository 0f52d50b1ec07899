import type { GeoJsonCollection } from '../../src/layer';

/* A county that lies nowhere, for the maps of the guide. */

/** A corner of the 5 by 4 districts, moved a little off its grid. */
const corner = (i: number, j: number): number[] => [
  116 + i * 0.4 + Math.sin(3 * i + 5 * j) / 12,
  36 + j * 0.35 + Math.cos(4 * i + 2 * j) / 14,
];
const uses = ['forest', 'farmland', 'forest', 'water', 'farmland'];

export const districts: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: Array.from({ length: 20 }, (_, index) => {
    const [i, j] = [index % 5, Math.floor(index / 5)];
    const ring = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1), corner(i, j)];
    const properties = { yield: ((index * 7) % 20) ** 2 / 10 + index / 20, use: uses[(i * 2 + j * 3) % 5] };
    return { geometry: { type: 'Polygon', coordinates: [ring] }, properties };
  }),
};

const course = (y: number, phase: number): number[][] =>
  Array.from({ length: 41 }, (_, i) => [116 + i / 20, y + Math.sin(i / 6 + phase) / 9]);

export const rivers: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: [
    { geometry: { type: 'LineString', coordinates: course(36.25, 0) }, properties: { name: 'Long River' } },
    { geometry: { type: 'LineString', coordinates: course(37.28, 5) }, properties: { name: 'Clear River' } },
  ],
};

const names = 'Ash Birch Cedar Elm Fir Hazel Larch Maple Oak Pine Rowan Spruce Willow Yew'.split(' ');

export const towns: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: names.map((name, i) => ({
    geometry: {
      type: 'Point',
      coordinates: [116.4 + ((i * 5) % 14) * 0.09, 36.5 + ((i * 3) % 7) * 0.08 + (i % 2) / 20],
    },
    properties: { name, people: ((i * 5) % 14) * 1000 + 500 },
  })),
};
