import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeWkb } from '@gep/map-engine/geometry';
import type { UploadedPart } from '../task';
import { geoJsonText, writeGeoPackage, writePart } from '../testing/made-layers';
import type { MadeFeature } from '../testing/made-layers';
import { shapefileBytes, writeShapefile } from '../testing/shapefile-fixture';
import type { FixtureRings, ShapefileFixture } from '../testing/shapefile-fixture';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';
import { renamed, zipBytes } from '../testing/zip-fixture';

const folder = useTempFolder();
const degrees = 'EPSG:4326';
const read = (parts: readonly UploadedPart[], crs = degrees, encoding?: string) =>
  warmGeodata({ kind: 'read-features', parts, crs, ...(encoding !== undefined && { encoding }) });
const point = (x: number, y: number, properties: object = {}): MadeFeature => ({
  properties: { ...properties },
  geometry: { type: 'Point', coordinates: [x, y] },
});
const positions = (wkb: Uint8Array | null) => wkb && [...decodeWkb(wkb).flatCoordinates];

/** Spherical Mercator (EPSG:3857) by its formula. */
const mercator = ([x, y]: readonly [number, number]): number[] => {
  const radius = 6_378_137;
  const radians = Math.PI / 180;
  return [radius * x * radians, radius * Math.log(Math.tan(Math.PI / 4 + (y * radians) / 2))];
};

// 长 and 汀 in GBK: B3A4 CDA1 (the code tables of GB 2312).
const gbkName = Uint8Array.of(0xb3, 0xa4, 0xcd, 0xa1);
const shapefile = async (fixture: Partial<ShapefileFixture> & { rings?: FixtureRings }) =>
  writeShapefile(await mkdtemp(join(folder.path, 'shp-')), 'made', {
    rows: [{ rings: fixture.rings ?? [[[116, 25]]], name: gbkName, code: '350821' }],
    ...fixture,
  });

describe('a shapefile', () => {
  it('of points comes with its table in GBK and its shapes in the CRS that is asked for', async () => {
    const found = await read(await shapefile({ kind: 'point' }), 'EPSG:3857');
    expect(found).toMatchObject({
      fileName: 'made.shp',
      format: 'shapefile',
      geometryType: 'point',
      fields: [
        { name: 'NAME', type: 'text' },
        { name: 'CODE', type: 'text' },
      ],
      rowCount: 1,
      encoding: 'gb18030',
      crs: { epsg: 4326 },
      extent: [116, 25, 116, 25],
      warnings: [],
    });
    expect(found.features[0].properties).toEqual({ NAME: '长汀', CODE: '350821' });
    const [x, y] = positions(found.features[0].wkb)!;
    const [expectedX, expectedY] = mercator([116, 25]);
    expect(x).toBeCloseTo(expectedX, 6);
    expect(y).toBeCloseTo(expectedY, 6);
  });

  it('of lines with several parts is one multiple line', async () => {
    const rings = [
      [
        [116, 25],
        [117, 26],
      ],
      [
        [118, 25],
        [119, 26],
      ],
    ] as const;
    const { geometryType, features } = await read(await shapefile({ kind: 'line', rings }));
    expect(geometryType).toBe('line');
    expect(decodeWkb(features[0].wkb!).type).toBe('MultiLineString');
    expect(positions(features[0].wkb)).toEqual(rings.flat(2));
  });

  it('keeps rows without a shape, with a warning', async () => {
    const rows = [
      { rings: [[[116, 25]]], name: Buffer.from('a'), code: '1' },
      { rings: [], name: Buffer.from('b'), code: '2' },
    ] as const;
    const found = await read(await shapefile({ kind: 'point', rows }));
    expect(found.features.map(({ row, wkb }) => [row, wkb === null])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(found.warnings).toMatchObject([{ code: 'vector-geometry-missing', args: { rows: '2' } }]);
  });

  it('needs its .prj', async () => {
    const parts = await shapefile({ kind: 'point' });
    await expect(read(parts.filter(({ name }) => !name.endsWith('.prj')))).rejects.toMatchObject({
      code: 'vector-parts-missing',
      args: { missing: '.prj' },
    });
  });

  it('can come in a ZIP, with strangers and in a folder with a Chinese name', async () => {
    const parts = shapefileBytes({
      kind: 'point',
      rows: [{ rings: [[[116, 25]]], name: gbkName, code: '1' }],
    });
    const files = Object.fromEntries(
      [...parts].map(([extension, bytes]) => [`道路/监测点.${extension}`, bytes]),
    );
    const zip = await zipBytes({ ...files, '道路/说明.txt': 'x', '__MACOSX/道路/._监测点.shp': 'x' });
    const found = await read([await writePart(folder.path, '道路.zip', zip)]);
    expect(found).toMatchObject({ fileName: '监测点.shp', format: 'shapefile', rowCount: 1 });
  });
});

describe('GeoJSON', () => {
  it('is in degrees unless it says otherwise; values keep their types', async () => {
    const properties = {
      name: ' 宾馆 ',
      beds: 120,
      share: 1 / 3,
      open: true,
      empty: '',
      built: '2020-01-02',
    };
    const part = await writePart(folder.path, '宾馆.geojson', geoJsonText([point(116, 25, properties)]));
    const found = await read([part]);
    expect(found).toMatchObject({
      format: 'geojson',
      geometryType: 'point',
      encoding: 'utf-8',
      crs: { epsg: 4326 },
      fields: [
        { name: 'name', type: 'text' },
        { name: 'beds', type: 'number' },
        { name: 'share', type: 'number' },
        { name: 'open', type: 'logical' },
        { name: 'empty', type: 'text' },
        { name: 'built', type: 'date' },
      ],
    });
    expect(found.features[0].properties).toEqual({
      name: '宾馆',
      beds: 120,
      share: 1 / 3,
      open: 'TRUE',
      empty: null,
      built: '2020-01-02',
    });
    expect(positions(found.features[0].wkb)).toEqual([116, 25]);
  });

  it('may name another CRS, as files from before RFC 7946 do', async () => {
    const [x, y] = mercator([116, 25]);
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
    const part = await writePart(folder.path, 'm.json', geoJsonText([point(x, y)], { crs }));
    const found = await read([part]);
    expect(found.crs.epsg).toBe(3857);
    const [lon, lat] = positions(found.features[0].wkb)!;
    expect(lon).toBeCloseTo(116, 9);
    expect(lat).toBeCloseTo(25, 9);
  });

  it('in GB18030 is read as such', async () => {
    const text = geoJsonText([point(116, 25, { name: 'XXXX' })]);
    const at = text.indexOf('XXXX');
    const bytes = Buffer.concat([Buffer.from(text.slice(0, at)), gbkName, Buffer.from(text.slice(at + 4))]);
    const found = await read([await writePart(folder.path, 'gbk.geojson', bytes)]);
    expect(found).toMatchObject({ encoding: 'gb18030', encodingSource: 'fallback' });
    expect(found.features[0].properties).toEqual({ name: '长汀' });
    expect(found.candidates[0].sample).toContain('长汀');
  });

  it('counts polygons and multipolygons as one kind, and repairs crossing rings with a warning', async () => {
    const square = (x: number) => [
      [
        [x, 25],
        [x + 1, 25],
        [x + 1, 26],
        [x, 26],
        [x, 25],
      ],
    ];
    const bowTie = [
      [
        [118, 25],
        [119, 26],
        [119, 25],
        [118, 26],
        [118, 25],
      ],
    ];
    const features: MadeFeature[] = [
      { properties: { name: 'a' }, geometry: { type: 'Polygon', coordinates: square(116) } },
      { properties: { name: 'b' }, geometry: { type: 'MultiPolygon', coordinates: [square(117)] } },
      { properties: { name: 'c' }, geometry: { type: 'Polygon', coordinates: bowTie } },
      { properties: { name: 'd' }, geometry: null },
    ];
    const found = await read([await writePart(folder.path, 'p.geojson', geoJsonText(features))]);
    expect(found.geometryType).toBe('polygon');
    expect(found.warnings).toMatchObject([
      { code: 'vector-geometry-missing', args: { count: 1, rows: '4' } },
      { code: 'vector-self-intersection', args: { count: 1, row: 3, name: 'c' } },
    ]);
    expect(found.features.map(({ wkb }) => wkb && decodeWkb(wkb).type)).toEqual([
      'Polygon',
      'MultiPolygon',
      'MultiPolygon',
      null,
    ]);
  });
});

describe('a GeoPackage', () => {
  const text = geoJsonText([point(116, 25, { name: '点', value: 1 / 3 }), point(117, 26)]);

  it('comes with its one layer', async () => {
    const found = await read([await writeGeoPackage(folder.path, '点.gpkg', { 点: text })]);
    expect(found).toMatchObject({ format: 'geopackage', geometryType: 'point', rowCount: 2 });
    expect(found.features.map(({ row, properties }) => [row, properties])).toEqual([
      [0, { name: '点', value: 1 / 3 }],
      [1, { name: null, value: null }],
    ]);
    expect(found.features.map(({ wkb }) => positions(wkb))).toEqual([
      [116, 25],
      [117, 26],
    ]);
  });

  it('is refused with several layers, naming them', async () => {
    const part = await writeGeoPackage(folder.path, 'two.gpkg', { a: text, b: text });
    await expect(read([part])).rejects.toMatchObject({
      code: 'vector-layers',
      at: 'two.gpkg',
      args: { names: 'a, b' },
    });
  });

  it('is refused without a coordinate system', async () => {
    const part = await writeGeoPackage(folder.path, 'n.gpkg', { a: text }, ['-a_srs', 'NONE']);
    await expect(read([part])).rejects.toMatchObject({ code: 'vector-crs-missing', at: 'n.gpkg' });
  });

  it('may name its layer like an option of a program', async () => {
    const { path } = await writeGeoPackage(folder.path, 'plain.gpkg', { 'Xsql x; y': text });
    const odd = renamed(await readFile(path), 'Xsql x; y', Buffer.from('-sql x; y'));
    expect((await read([await writePart(folder.path, 'odd.gpkg', odd)])).rowCount).toBe(2);
  });

  it('is not changed by reading, even where it keeps a log of writes', async () => {
    const part = await writeGeoPackage(folder.path, 'wal.gpkg', { a: text });
    const bytes = await readFile(part.path);
    // File format version numbers of SQLite (https://www.sqlite.org/fileformat.html, 1.3): 2 is WAL.
    bytes[18] = 2;
    bytes[19] = 2;
    await writeFile(part.path, bytes);
    expect((await read([part])).rowCount).toBe(2);
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(await readFile(part.path))).toBe(hash(bytes));
  });
});
