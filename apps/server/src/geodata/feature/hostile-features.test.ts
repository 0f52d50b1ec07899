import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { GeodataProblemCode } from '../problem-codes';
import type { UploadedPart } from '../task';
import { geoJsonText, writeGeoPackage, writePart } from '../testing/made-layers';
import type { MadeFeature } from '../testing/made-layers';
import { shapefileBytes } from '../testing/shapefile-fixture';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';
import { renamed, zipBytes } from '../testing/zip-fixture';

const folder = useTempFolder();
const read = (parts: readonly UploadedPart[], more: object = {}) =>
  warmGeodata({ kind: 'read-features', parts, crs: 'EPSG:4326', ...more });
const point: MadeFeature = { properties: {}, geometry: { type: 'Point', coordinates: [116, 25] } };
const line: MadeFeature = {
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [116, 25],
      [117, 26],
    ],
  },
};
const roads = shapefileBytes({
  kind: 'line',
  rows: [
    {
      rings: [
        [
          [116, 25],
          [117, 26],
        ],
      ],
      name: Buffer.from('a'),
      code: '1',
    },
  ],
});
const roadsAs = (base: string): Record<string, Uint8Array> =>
  Object.fromEntries([...roads].map(([extension, bytes]) => [`${base}.${extension}`, bytes]));

async function refusal(name: string, content: string | Uint8Array, more: object = {}) {
  const part = await writePart(folder.path, name, content);
  const end = await read([part], more).catch((error: unknown) => error);
  expect(end).toMatchObject({ name: 'GeodataError' });
  return end as { code: GeodataProblemCode; at: string; args?: object };
}

describe('a vector file is refused', () => {
  it.each<[string, string, string, GeodataProblemCode]>([
    [
      'that is a list of sources in disguise',
      'a.geojson',
      '<OGRVRTDataSource><OGRVRTLayer name="a"><SrcDataSource>/etc/passwd</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>',
      'vector-format',
    ],
    ['of another JSON format', 'a.json', '{"type":"Topology","objects":{},"arcs":[]}', 'vector-format'],
    ['of JSON that breaks off', 'a.json', '{"type":"FeatureCollection","features":[', 'vector-format'],
    ['that nests without end', 'a.json', `{"type":${'['.repeat(100_000)}`, 'vector-format'],
    ['of an unknown ending', 'a.kml', '<kml/>', 'vector-format'],
    ['named as an object', 'a.__proto__', '{}', 'vector-format'],
    ['without rows', 'a.geojson', geoJsonText([]), 'vector-no-rows'],
    [
      'without shapes',
      'a.geojson',
      geoJsonText([{ properties: { a: 1 }, geometry: null }]),
      'vector-no-geometry',
    ],
    [
      'of a collection in one row',
      'a.geojson',
      geoJsonText([
        {
          properties: {},
          geometry: { type: 'GeometryCollection', geometries: [point.geometry, line.geometry] } as never,
        },
      ]),
      'vector-geometry-kind',
    ],
    [
      'beyond the degrees',
      'a.geojson',
      geoJsonText([{ properties: {}, geometry: { type: 'Point', coordinates: [4e5, 3e6] } }]),
      'vector-coordinates-outside-crs',
    ],
  ])('%s', async (_what, name, content, code) => {
    expect(await refusal(name, content)).toMatchObject({ code });
  });

  it('with shapes of two kinds, naming the row', async () => {
    expect(await refusal('mixed.geojson', geoJsonText([point, point, line]))).toMatchObject({
      code: 'vector-geometry-mixed',
      at: 'mixed.geojson, row 3',
      args: { row: 3, found: 'line', kind: 'point' },
    });
  });

  it('with more rows or points than allowed', async () => {
    const rows = { limits: { rows: 2, vertices: 100 } };
    expect(await refusal('r.geojson', geoJsonText([point, point, point]), rows)).toMatchObject({
      code: 'vector-too-large',
      args: { limit: 2, unit: 'rows' },
    });
    const points = { limits: { rows: 10, vertices: 3 } };
    expect(await refusal('p.geojson', geoJsonText([line, line]), points)).toMatchObject({
      code: 'vector-too-large',
      args: { limit: 3, unit: 'points' },
    });
  });

  it('as a database that is not a GeoPackage, or one that breaks off', async () => {
    const { path } = await writeGeoPackage(folder.path, 'whole.gpkg', { a: geoJsonText([point]) });
    const whole = await readFile(path);
    for (const length of [20, 100, 5000, whole.length - 9000])
      expect(['vector-format', 'vector-no-geometry', 'vector-record-damaged']).toContain(
        (await refusal('cut.gpkg', whole.subarray(0, length))).code,
      );
  });

  it('keeps names of properties that objects have', async () => {
    const text = geoJsonText([point]).replace('{}', '{"__proto__":"a","constructor":1}');
    const found = await read([await writePart(folder.path, 'proto.geojson', text)]);
    expect(Object.entries(found.features[0].properties)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 1],
    ]);
  });
});

describe('a ZIP of vectors', () => {
  it('never makes paths of the names inside', async () => {
    const zip = await zipBytes({ ...roadsAs('aaaaaaaaaaaa') });
    const bad = renamed(zip, 'aaaaaaaaaaaa', Buffer.from('../../../evi'));
    const found = await read([await writePart(folder.path, 'evil.zip', bad)]);
    expect(found).toMatchObject({ fileName: 'evi.shp', geometryType: 'line' });
  });

  it.each<[string, Record<string, string | Uint8Array>, GeodataProblemCode]>([
    ['two shapefiles', { ...roadsAs('a'), ...roadsAs('b') }, 'archive-contents'],
    ['two formats', { ...roadsAs('a'), 'b.geojson': geoJsonText([point]) }, 'archive-contents'],
    ['nothing that can be read', { 'a.txt': 'a' }, 'archive-contents'],
    ['nothing', {}, 'archive-contents'],
    ['half a shapefile', { 'a.shp': roads.get('shp')!, 'a.dbf': roads.get('dbf')! }, 'vector-parts-missing'],
  ])('is refused with %s', async (_what, files, code) => {
    expect(await refusal('a.zip', await zipBytes(files))).toMatchObject({ code });
  });

  it('is refused with a ZIP inside', async () => {
    const inner = await zipBytes(roadsAs('a'));
    expect(await refusal('a.zip', await zipBytes({ 'b.zip': inner }))).toMatchObject({
      code: 'archive-contents',
      args: { names: 'b.zip' },
    });
    expect(await refusal('a.zip', await zipBytes({ 'b.json': inner }))).toMatchObject({
      code: 'vector-format',
    });
  });

  it('is refused where it unpacks to more than it says', async () => {
    const zip = await zipBytes({ 'a.geojson': geoJsonText([point]) + ' '.repeat(100_000) });
    const at = zip.indexOf('PK\u0001\u0002');
    zip.writeUInt32LE(100, at + 24);
    expect(await refusal('a.zip', zip)).toMatchObject({ code: 'archive-damaged', at: 'a.zip' });
  });

  it('is refused where it says that it unpacks to more than allowed', async () => {
    const zip = await zipBytes({ 'a.geojson': geoJsonText([point]) });
    zip.writeUInt32LE(1_000_000_001, zip.indexOf('PK\u0001\u0002') + 24);
    expect(await refusal('a.zip', zip)).toMatchObject({ code: 'archive-too-large' });
  });

  it('is refused with a password', async () => {
    const zip = await zipBytes({ 'a.geojson': geoJsonText([point]) });
    const at = zip.indexOf('PK\u0001\u0002');
    // General purpose bit 0: encrypted.
    zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8);
    expect(await refusal('a.zip', zip)).toMatchObject({ code: 'archive-encrypted' });
  });
});

describe.skipIf(!hasTestData)('awkward GeoJSON', () => {
  const bad = (name: string) => read([{ name, path: testData(`bad/json/${name}`) }]);

  // Rows, missing and invalid shapes by bad/README.md.
  it('is read where it can be', async () => {
    expect(await bad('missing_geo.json')).toMatchObject({
      rowCount: 3,
      geometryType: 'point',
      warnings: [{ code: 'vector-geometry-missing', args: { count: 1 } }],
    });
    expect(await bad('makeValid.json')).toMatchObject({
      rowCount: 1,
      geometryType: 'polygon',
      warnings: [{ code: 'vector-self-intersection', args: { count: 1, row: 1 } }],
    });
    const { features } = await bad('complexfields.geo.json');
    expect(features[0].properties).toMatchObject({
      OFTIntegerList: '[1,2,3]',
      OFTStringList: '["a","b","c"]',
    });
  });

  it('is refused without rows', async () => {
    await expect(bad('empty.json')).rejects.toMatchObject({ code: 'vector-no-rows', at: 'empty.json' });
  });
});
