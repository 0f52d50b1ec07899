import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { PolygonGeometry } from '@gep/raster';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { districtLookup } from './district-lookup';
import { locate } from './locate';

const square = (x: number, y: number, size = 10): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
  ],
});
/** Two squares beside each other, and one on their north with a hole. */
const polygons: PolygonGeometry[] = [
  square(0, 0),
  square(10, 0),
  { type: 'Polygon', coordinates: [...rings(square(0, 10)), ...rings(square(4, 14, 2))] },
];
const districtOf = Int32Array.of(0, 1, 2);
function rings(polygon: PolygonGeometry) {
  return polygon.type === 'Polygon' ? polygon.coordinates : [];
}
const wkbOf = (type: string, coordinates: unknown): Uint8Array =>
  wkx.Geometry.parseGeoJSON({ type, coordinates }).toWkb();
const located = (type: string, coordinates: unknown) =>
  locate({ kind: 'locate', wkb: [wkbOf(type, coordinates)], polygons, districtOf })[0];

describe('locate', () => {
  it('finds the district of a point; holes and the outside have none', () => {
    expect(located('Point', [3, 4])).toEqual([
      { district: 0, share: 1, geometry: { kind: 'point', x: 3, y: 4 } },
    ]);
    expect(located('Point', [5, 15])).toEqual([]);
    expect(located('Point', [-1, 4])).toEqual([]);
    expect(
      located('MultiPoint', [
        [11, 4],
        [13, 6],
      ]),
    ).toMatchObject([{ district: 1, geometry: { x: 12, y: 5 } }]);
  });

  it('cuts a line at the borders, with the share of its length on each side', () => {
    const parts = located('LineString', [
      [2, 5],
      [8, 5],
      [18, 5],
    ]);
    expect(parts).toEqual([
      { district: 0, share: 0.5, geometry: { kind: 'line', paths: [Float64Array.of(2, 5, 8, 5, 10, 5)] } },
      { district: 1, share: 0.5, geometry: { kind: 'line', paths: [Float64Array.of(10, 5, 18, 5)] } },
    ]);
  });

  it('leaves out what is outside, which still counts in the length of the whole', () => {
    const parts = located('LineString', [
      [-5, 5],
      [5, 5],
    ]);
    expect(parts).toMatchObject([{ district: 0, share: 0.5 }]);
    expect(parts[0].geometry).toMatchObject({ paths: [Float64Array.of(0, 5, 5, 5)] });
    expect(
      located('LineString', [
        [-5, 5],
        [-1, 9],
      ]),
    ).toEqual([]);
  });

  it('has a path for each time that a line comes back, and over holes', () => {
    const parts = located('LineString', [
      [1, 15],
      [9, 15],
    ]);
    expect(parts).toMatchObject([
      { district: 2, share: 6 / 8, geometry: { paths: [{ length: 4 }, { length: 4 }] } },
    ]);
  });

  it('puts a polygon where its centroid is, whole', () => {
    const polygon = rings(square(8, 2, 6));
    expect(located('Polygon', polygon)).toEqual([
      {
        district: 1,
        share: 1,
        geometry: { kind: 'polygon', polygon: { type: 'Polygon', coordinates: polygon } },
      },
    ]);
  });

  it('gives nothing for a feature without a shape', () => {
    expect(locate({ kind: 'locate', wkb: [null], polygons, districtOf })).toEqual([[]]);
  });

  it('gives shares that sum to the part of the length inside, as sampling finds it', () => {
    // Off the borders, where half a line may be on each side.
    const ordinate = fc.integer({ min: -300, max: 2300 }).map((n) => n / 100 + 0.0031);
    const place = fc.tuple(ordinate, ordinate);
    const lookup = districtLookup(polygons, districtOf);
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.01);
        const samples = 4000;
        const counts = new Map<number, number>();
        for (let i = 0; i < samples; i++) {
          const t = (i + 0.5) / samples;
          const district = lookup.districtAt(
            from[0] + t * (to[0] - from[0]),
            from[1] + t * (to[1] - from[1]),
          );
          counts.set(district, (counts.get(district) ?? 0) + 1 / samples);
        }
        for (const { district, share } of located('LineString', [from, to]))
          expect(share).toBeCloseTo(counts.get(district) ?? 0, 2);
      }),
      { numRuns: 200 },
    );
  });

  it.skipIf(!hasTestData)('finds real county points in the counties that GDAL would', async () => {
    const names = ['shp', 'shx', 'dbf', 'prj', 'cpg'];
    const parts = (base: string) =>
      names.map((ending) => ({ name: `a.${ending}`, path: testData(`${base}.${ending}`) }));
    const crs = 'EPSG:4326';
    const [counties, points] = await Promise.all([
      warmGeodata({
        kind: 'read-features',
        parts: [{ name: 'f.geojson', path: testData('vectors/polygons/fujian_popd.geojson') }],
        crs,
      }),
      warmGeodata({ kind: 'read-features', parts: parts('vectors/points/china_county_popd'), crs }),
    ]);
    const shapes = counties.features.map(({ wkb }) => toGeoJson(decodeWkb(wkb!)) as PolygonGeometry);
    const found = locate({
      kind: 'locate',
      wkb: points.features.map(({ wkb }) => wkb),
      polygons: shapes,
      districtOf: Int32Array.from(shapes, (_shape, i) => i),
    });
    // The counties carry the density of the point inside them (vectors/README.md); two of 85 have none.
    const density = new Map<number, number>();
    found.forEach((list, i) => {
      for (const { district } of list) density.set(district, Number(points.features[i].properties.popd));
    });
    expect(density.size).toBe(83);
    for (const [county, value] of density)
      expect(counties.features[county].properties.popd).toBeCloseTo(value, 2);
  });
});
