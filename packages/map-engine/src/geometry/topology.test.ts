import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import land110 from 'world-atlas/land-110m.json';
import { fromGeoJson, toGeoJson } from './geojson';
import { buffer, clip, dissolve, invalidPlace, makeValid } from './topology';
import type { FlatArea } from './topology';

/** Rings of `x y` pairs as one polygon. */
const polygon = (...rings: readonly (readonly number[])[]): FlatArea => {
  let end = 0;
  return {
    type: 'Polygon',
    flatCoordinates: rings.flat(),
    layout: 'XY',
    ends: rings.map((ring) => (end += ring.length)),
  };
};
const box = (west: number, south: number, east: number, north: number) => [
  ...[west, south, east, south, east, north, west, north],
  ...[west, south],
];
const square = (west: number, south: number, east: number, north: number) =>
  polygon(box(west, south, east, north));
const bowTie = polygon([0, 0, 2, 2, 2, 0, 0, 2, 0, 0]);

/** Area by the shoelace formula; outer rings and holes run against each other or not. */
function areaOf(area: FlatArea | null): number {
  if (!area) return 0;
  const endss = area.type === 'Polygon' ? [area.ends] : area.endss;
  let start = 0;
  let total = 0;
  for (const ends of endss)
    ends.forEach((end, ring) => {
      let twice = 0;
      const flat = area.flatCoordinates;
      for (let i = start; i < end - 2; i += 2) twice += flat[i] * flat[i + 3] - flat[i + 2] * flat[i + 1];
      total += (ring === 0 ? 1 : -1) * Math.abs(twice / 2);
      start = end;
    });
  return total;
}
const multi = (...areas: readonly FlatArea[]): FlatArea => {
  const joined = { type: 'MultiPolygon', coordinates: areas.map((area) => toGeoJson(area).coordinates) };
  return fromGeoJson(joined as never) as FlatArea;
};

describe('invalidPlace', () => {
  // The cases of OGC Simple Features 6.1.11.1, with the names that JTS gives them.
  it.each<[string, FlatArea, string]>([
    ['a bow tie', bowTie, 'self-intersection'],
    ['a hole outside its shell', polygon(box(0, 0, 2, 2), box(5, 5, 6, 6)), 'hole-outside-shell'],
    ['a hole in a hole', polygon(box(0, 0, 9, 9), box(1, 1, 8, 8), box(2, 2, 3, 3)), 'nested-holes'],
    ['a polygon in another', multi(square(0, 0, 9, 9), square(1, 1, 2, 2)), 'nested-shells'],
    ['polygons that overlap', multi(square(0, 0, 2, 2), square(1, 1, 3, 3)), 'self-intersection'],
    ['a ring of two points', polygon([0, 0, 1, 1, 0, 0]), 'too-few-points'],
    ['an open ring', polygon([0, 0, 1, 0, 1, 1, 0, 1]), 'ring-not-closed'],
    ['a vertex that is not a number', polygon([0, 0, NaN, 0, 1, 1, 0, 0]), 'invalid-coordinate'],
  ])('names what is wrong with %s', (_name, area, reason) => {
    expect(invalidPlace(area)?.reason).toBe(reason);
    expect(invalidPlace(makeValid(area) ?? square(0, 0, 1, 1))).toBeNull();
  });

  it('says where', () => {
    expect(invalidPlace(bowTie)?.at).toEqual([1, 1]);
  });

  it('passes polygons with holes that touch their shell in one point', () => {
    expect(invalidPlace(polygon(box(0, 0, 4, 4), [0, 0, 2, 1, 1, 2, 0, 0]))).toBeNull();
  });
});

describe('makeValid', () => {
  it('gives a valid area back as it is', () => {
    const area = square(0, 0, 1, 1);
    expect(makeValid(area)).toBe(area);
  });

  // Areas by shapely 2.1.2 (GEOS 3.13.1): make_valid by linework, of several polygons by structure.
  it.each<[string, FlatArea, number]>([
    ['both wings of a bow tie', bowTie, 2],
    ['a star without its middle', polygon([0, 3, 2, -3, -3, 1, 3, 1, -2, -3, 0, 3]), 8.47719298245614],
    ['a hole outside as an area', polygon(box(0, 0, 2, 2), box(5, 5, 6, 6)), 5],
    ['a hole that reaches over the shell', polygon(box(0, 0, 4, 4), box(2, 1, 6, 3)), 16],
    ['a spike as nothing', polygon([0, 0, 4, 0, 4, 4, 4, 9, 4, 4, 0, 4, 0, 0]), 16],
    ['overlapping polygons once', multi(square(0, 0, 2, 2), square(1, 1, 3, 3)), 7],
  ])('keeps %s', (_name, area, expected) => {
    const valid = makeValid(area);
    expect(invalidPlace(valid!)).toBeNull();
    expect(areaOf(valid)).toBeCloseTo(expected, 12);
  });

  it('gives nothing for lines', () => {
    expect(makeValid(polygon([0, 0, 1, 1, 2, 2, 0, 0]))).toBeNull();
  });
});

describe('clip', () => {
  it('keeps what is inside a box', () => {
    expect(areaOf(clip(square(0, 0, 4, 4), [2, -9, 9, 9]))).toBe(8);
    expect(clip(square(0, 0, 4, 4), [4, 0, 8, 8])).toBeNull();
  });

  it('keeps what is inside another area, with its holes', () => {
    const ring = polygon(box(0, 0, 9, 9), box(3, 3, 6, 6));
    expect(areaOf(clip(square(1, 1, 5, 5), ring))).toBe(16 - 4);
    expect(clip(square(4, 4, 5, 5), ring)).toBeNull();
  });

  it('leaves what lies whole in a box as it is', () => {
    const area = square(0, 0, 4, 4);
    expect(clip(area, [0, 0, 9, 9])).toBe(area);
  });
});

describe('dissolve', () => {
  it('leaves no border between areas, and keeps what they enclose as a hole', () => {
    const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
    const around = cells.filter(([x, y]) => x !== 1 || y !== 1).map(([x, y]) => square(x, y, x + 1, y + 1));
    const joined = dissolve(around)!;
    expect(joined.type).toBe('Polygon');
    expect('ends' in joined && joined.ends).toHaveLength(2);
    expect(areaOf(joined)).toBe(8);
  });

  it('keeps areas apart that touch in nothing', () => {
    expect(dissolve([square(0, 0, 1, 1), square(5, 5, 6, 6)])).toMatchObject({ type: 'MultiPolygon' });
    expect(dissolve([])).toBeNull();
  });

  it('loses nothing of islands and continents when its tiles are joined again', () => {
    const topology = land110 as unknown as Topology<{ land: GeometryCollection<object> }>;
    const [{ geometry }] = feature(topology, topology.objects.land).features;
    const land = (geometry as unknown as { readonly coordinates: number[][][][] }).coordinates
      .map((coordinates) => fromGeoJson({ type: 'Polygon', coordinates }) as FlatArea)
      // All but Eurasia and Antarctica, which take long.
      .filter(({ flatCoordinates }) => flatCoordinates.length < 2500);
    const whole = dissolve(land)!;
    const tiles: FlatArea[] = [];
    for (let x = -180; x < 180; x += 60)
      for (let y = -90; y < 90; y += 60) {
        const tile = clip(whole, [x, y, x + 60, y + 60]);
        if (tile) tiles.push(tile);
      }
    expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0)).toBeCloseTo(areaOf(whole), 6);
    const joined = dissolve(tiles)!;
    expect(invalidPlace(joined)).toBeNull();
    expect(areaOf(joined)).toBeCloseTo(areaOf(whole), 6);
  });
});

describe('buffer', () => {
  it('goes around points, lines and areas', () => {
    const circle = buffer({ type: 'Point', flatCoordinates: [5, 5], layout: 'XY' }, 2, 64);
    // By shapely 2.1.2: buffer(…, quad_segs=64).area.
    expect(areaOf(circle)).toBeCloseTo(12.565109003731108, 9);
    const line = { type: 'LineString', flatCoordinates: [0, 0, 10, 0], layout: 'XY' } as const;
    expect(areaOf(buffer(line, 1, 64))).toBeCloseTo(23.141277250932774, 9);
    expect(areaOf(buffer(square(0, 0, 4, 4), 1, 64))).toBeCloseTo(35.14127725093276, 9);
  });

  it('shrinks an area by a negative distance', () => {
    expect(areaOf(buffer(square(0, 0, 4, 4), -1))).toBe(4);
    expect(buffer(square(0, 0, 4, 4), -3)).toBeNull();
  });

  it('refuses a distance that is not a number', () => {
    const point = { type: 'Point', flatCoordinates: [5, 5], layout: 'XY' } as const;
    expect(() => buffer(point, NaN)).toThrow('distance: got NaN, allowed: a finite number');
    expect(() => buffer(point, 1, 0)).toThrow('quadrantSegments: got 0');
  });
});
