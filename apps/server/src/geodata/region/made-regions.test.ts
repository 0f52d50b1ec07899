import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import { writeShapefile } from '../testing/shapefile-fixture';
import type { FixtureRings } from '../testing/shapefile-fixture';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';

const folder = useTempFolder();

// 长 and 汀 in GBK: B3A4 CDA1 (the code tables of GB 2312).
const gbkName = Uint8Array.of(0xb3, 0xa4, 0xcd, 0xa1);
const square = (x: number, y: number): FixtureRings => [
  [
    [x, y],
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
    [x, y],
  ],
];

async function upload(name: string, more: object = {}, rings = square(116, 25)) {
  const place = join(folder.path, name);
  await mkdir(place);
  return writeShapefile(place, 'made', { rows: [{ rings, name: gbkName, code: '350821' }], ...more });
}

/** Shoelace formula. */
const areaOf = (ring: readonly (readonly number[])[]): number =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], i) => sum + (ring[i][0] - 116) * y - (x - 116) * ring[i][1], 0) / 2,
  );

describe('made region files', () => {
  it('reads names in GBK that nothing announces, and polygons as WKB', async () => {
    const parts = await upload('plain');
    const region = await warmGeodata({ kind: 'read-region', parts });
    expect(region).toMatchObject({
      encoding: 'gb18030',
      encodingSource: 'fallback',
      extent: [116, 25, 117, 26],
    });
    expect(region.features[0].properties).toEqual({ NAME: '长汀', CODE: '350821' });
    const wkb = region.features[0].wkb!;
    const view = new DataView(wkb.buffer, wkb.byteOffset);
    // Little endian, polygon, one ring of five points.
    expect([
      view.getUint8(0),
      view.getUint32(1, true),
      view.getUint32(5, true),
      view.getUint32(9, true),
    ]).toEqual([1, 3, 1, 5]);
  });

  it('knows the language byte of GBK and distrusts a .cpg that lies', async () => {
    const parts = await upload('lies', { languageByte: 0x4d, cpg: 'UTF-8' });
    const region = await warmGeodata({ kind: 'read-region', parts });
    expect(region).toMatchObject({
      encodingSource: 'language-byte',
      warnings: [
        {
          code: 'encoding-declared-wrong',
          at: 'made.cpg',
          args: { declared: 'UTF-8', encoding: 'gb18030' },
        },
      ],
    });
  });

  it('sorts a hole to its polygon and two islands to one multipolygon', async () => {
    const hole: FixtureRings = [
      ...square(116, 25),
      [
        [116.4, 25.4],
        [116.6, 25.4],
        [116.6, 25.6],
        [116.4, 25.6],
        [116.4, 25.4],
      ],
      ...square(118, 25),
    ];
    const region = await warmGeodata({ kind: 'read-region', parts: await upload('hole', {}, hole) });
    const wkb = region.features[0].wkb!;
    const view = new DataView(wkb.buffer, wkb.byteOffset);
    expect([view.getUint32(1, true), view.getUint32(5, true)]).toEqual([6, 2]);
    expect(view.getUint32(9 + 5, true)).toBe(2);
  });

  it('repairs a ring that crosses itself and says so', async () => {
    const bowTie: FixtureRings = [
      [
        [116, 25],
        [117, 26],
        [117, 25],
        [116, 26],
        [116, 25],
      ],
    ];
    const region = await warmGeodata({ kind: 'read-region', parts: await upload('bow', {}, bowTie) });
    expect(region.warnings).toMatchObject([
      { code: 'vector-self-intersection', at: 'made.shp', args: { count: 1, row: 1, name: '长汀' } },
    ]);
    // Two triangles that meet in the crossing, of a quarter of a square degree each.
    const shape = toGeoJson(decodeWkb(region.features[0].wkb!));
    if (shape.type !== 'MultiPolygon') throw new Error(`got ${shape.type}`);
    expect(shape.coordinates.map(([ring]) => areaOf(ring))).toEqual([0.25, 0.25]);
  });

  it('counts polygons that are repaired because a ring has too few points', async () => {
    const square = [
      [116, 25],
      [116, 26],
      [117, 26],
      [117, 25],
      [116, 25],
    ] as const;
    const spike = [
      [116.2, 25.2],
      [116.4, 25.4],
      [116.2, 25.2],
    ] as const;
    const region = await warmGeodata({
      kind: 'read-region',
      parts: await upload('few', {}, [square, spike]),
    });
    expect(region.warnings).toMatchObject([{ code: 'vector-self-intersection', args: { count: 1, row: 1 } }]);
    const shape = toGeoJson(decodeWkb(region.features[0].wkb!));
    if (shape.type !== 'Polygon') throw new Error(`got ${shape.type}`);
    expect(shape.coordinates.map((ring) => areaOf(ring))).toEqual([1]);
  });

  it('gives no shape to a polygon without an area', async () => {
    const flat: FixtureRings = [
      [
        [116, 25],
        [117, 26],
        [118, 27],
        [116, 25],
      ],
    ];
    const region = await warmGeodata({ kind: 'read-region', parts: await upload('flat', {}, flat) });
    expect(region.features[0].wkb).toBeNull();
    expect(region.warnings).toMatchObject([{ code: 'vector-self-intersection', args: { row: 1 } }]);
  });

  it('refuses coordinates that are not numbers, naming the row', async () => {
    const parts = await upload('nan', {}, [
      [
        [116, 25],
        [116, 26],
        [NaN, 26],
        [116, 25],
      ],
    ]);
    await expect(warmGeodata({ kind: 'read-region', parts })).rejects.toMatchObject({
      code: 'vector-coordinates-invalid',
      at: 'made.shp, row 1',
      args: { row: 1 },
    });
  });

  it('refuses an encoding that nobody knows', async () => {
    const parts = await upload('encoding');
    await expect(warmGeodata({ kind: 'read-region', parts, encoding: 'martian' })).rejects.toMatchObject({
      code: 'encoding-unknown',
    });
  });

  it('refuses GeoJSON under the name of a shapefile', async () => {
    const parts = await upload('json');
    await writeFile(parts[0].path, '{"type":"FeatureCollection","features":[]}');
    await expect(warmGeodata({ kind: 'read-region', parts })).rejects.toMatchObject({
      code: 'vector-not-shapefile',
      at: 'made.shp',
    });
  });
});
