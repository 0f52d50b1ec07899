import { readdirSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { ProjectionQuestion } from './ask-projection';
import { openFiles } from './open-files';
import { OwnFault } from './own-fault';
import type { OwnLayer, OwnVector } from './own-layer';

const text = (name: string, content: string) => new File([content], name);
const stored = (path: string) =>
  new File([readFileSync(testData(path))], path.slice(path.lastIndexOf('/') + 1));
const folder = (path: string) => readdirSync(testData(path)).map((name) => stored(`${path}/${name}`));

/** What becomes of files whose questions are all answered in one way. */
async function open(files: readonly File[], answer: string | null = null) {
  const layers: OwnLayer[] = [];
  const faults: string[] = [];
  const asked: ProjectionQuestion[] = [];
  const skipped: number[] = [];
  const lost: string[] = [];
  await openFiles(files, {
    there: 0,
    ask: (question) => {
      asked.push(question);
      return Promise.resolve(asked.length > 1 ? null : answer);
    },
    add: (more) => layers.push(...more),
    refuse: (file, error) =>
      faults.push(error instanceof OwnFault ? `${error.file}: ${error.code}` : `${file}: ${String(error)}`),
    skip: (_file, rows) => skipped.push(rows),
    lose: (_file, losses) => lost.push(...losses.map(({ property }) => property)),
  });
  return { layers: layers as OwnVector[], faults, asked, skipped, lost };
}
const firstPosition = ({ features }: OwnVector) =>
  [...(features[0].geometry?.flatCoordinates.slice(0, 2) ?? [])].map((value) => Number(value.toFixed(4)));

const point = { type: 'Feature', properties: { a: 1 }, geometry: { type: 'Point', coordinates: [118, 26] } };
const line = {
  ...point,
  geometry: {
    type: 'LineString',
    coordinates: [
      [118, 26],
      [119, 26],
    ],
  },
};

describe('GeoJSON', () => {
  it('makes a layer a kind of geometry, out of collections of geometries too', async () => {
    const both = {
      ...point,
      geometry: { type: 'GeometryCollection', geometries: [point.geometry, line.geometry] },
    };
    const collection = { type: 'FeatureCollection', features: [point, line, both] };
    const { layers } = await open([text('a.b.geojson', JSON.stringify(collection))]);
    expect(layers.map(({ name, kind, features }) => [name, kind, features.length])).toEqual([
      ['a.b', 'line', 2],
      ['a.b', 'point', 2],
    ]);
  });
  it('is moved from the system that its crs names', async () => {
    // An easting of 500 km is the meridian itself, 117° E; 2876.8 km of its arc reach 26° N.
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4548' } };
    const feature = { ...point, geometry: { type: 'Point', coordinates: [500000, 2876810.5] } };
    const { layers } = await open([
      text('gk.json', JSON.stringify({ type: 'FeatureCollection', crs, features: [feature] })),
    ]);
    expect(firstPosition(layers[0])[0]).toBe(117);
    expect(firstPosition(layers[0])[1]).toBeCloseTo(26, 1);
  });
  it.each([
    ['{"type":', 'json'],
    ['[]', 'geojson'],
    ['{"a":1}', 'geojson'],
    ['{"type":"Topology"}', 'topojson'],
    ['{"type":"FeatureCollection","features":[]}', 'noFeatures'],
    [
      '{"type":"FeatureCollection","features":[{"geometry":{"type":"Point","coordinates":["a",1]}}]}',
      'geometry',
    ],
    ['{"type":"FeatureCollection","features":[null]}', 'geometry'],
    ['{"type":"Feature","geometry":{"type":"Polygon","coordinates":[1]}}', 'geometry'],
    ['', 'empty'],
  ])('is refused: %s', async (content, code) => {
    expect(await open([text('x.json', content)])).toMatchObject({ layers: [], faults: [`x.json: ${code}`] });
  });
});

describe('CSV', () => {
  it('takes longitude and latitude by their Chinese names, in GBK; rows without are counted', async () => {
    // 站名,经度,纬度 and 福州 in GBK.
    const gbk = [
      0xd5, 0xbe, 0xc3, 0xfb, 0x2c, 0xbe, 0xad, 0xb6, 0xc8, 0x2c, 0xce, 0xb3, 0xb6, 0xc8, 0x0a, 0xb8, 0xa3,
      0xd6, 0xdd,
    ];
    const rest = new TextEncoder().encode(',119.3,26.08\nx,,\n');
    const { layers, skipped } = await open([new File([Uint8Array.from(gbk), rest], '站.csv')]);
    expect(layers[0].features[0].properties).toEqual({ 站名: '福州', 经度: 119.3, 纬度: 26.08 });
    expect(firstPosition(layers[0])).toEqual([119.3, 26.08]);
    expect(skipped).toEqual([1]);
  });
  it('asks for the system of metres, and takes X to the north as surveyors in China write it', async () => {
    const { layers, asked } = await open([text('p.csv', 'id;x;y\n007;2876810.5;500000\n')], 'EPSG:4548');
    expect(asked[0]).toMatchObject({
      file: 'p.csv',
      why: 'none',
      extent: [500000, 2876810.5, 500000, 2876810.5],
    });
    expect(layers[0].features[0].properties.id).toBe('007');
    expect(firstPosition(layers[0])[0]).toBe(117);
  });
  it('asks again where the answer does not fit, and leaves the file out without one', async () => {
    const { layers, asked, faults } = await open([text('p.csv', 'x,y\n500000,2876810\n')], 'EPSG:4326');
    expect(asked.map(({ why }) => why)).toEqual(['none', 'outside']);
    expect([layers, faults]).toEqual([[], []]);
  });
  it.each([
    ['name,value\na,1\n', 'columns'],
    ['lon,lat\na,b\n', 'noRows'],
    ['lon,lat,n\n1,2,"a\n', 'quotes'],
  ])('is refused: %s', async (content, code) => {
    expect((await open([text('x.csv', content)])).faults).toEqual([`x.csv: ${code}`]);
  });
});

describe('other files', () => {
  it('are refused by their names, and stop none of the others', async () => {
    const { layers, faults } = await open([
      text('a.exe', 'x'),
      text('b.zip', 'PK'),
      text('c.shp', 'x'),
      text('d.geojson', JSON.stringify(point)),
    ]);
    expect(layers.map(({ name }) => name)).toEqual(['d']);
    expect(faults).toEqual(['b.zip: zip', 'a.exe: kind', 'c.shp: parts']);
  });
  it('are found in archives, in folders, beside the noise of macOS', async () => {
    const content = new TextEncoder().encode(JSON.stringify(point));
    const zip = zipSync({ 'in/d.geojson': content, '__MACOSX/in/._d.geojson': content });
    expect((await open([new File([zip], 'a.zip')])).layers.map(({ name }) => name)).toEqual(['d']);
  });
});

describe.skipIf(!hasTestData)('shapefiles of the real world', () => {
  it('are read with their texts and moved by their .prj', async () => {
    const parts = folder('vectors/polygons').filter(({ name }) => name.startsWith('heshun_villages.'));
    const { layers, asked } = await open(parts);
    expect(asked).toEqual([]);
    expect(layers).toMatchObject([{ name: 'heshun_villages', kind: 'polygon' }]);
    // The Albers extent in vectors/README.md, in degrees by the formulas of the sphere (Snyder 1987, p. 100).
    const [longitude, latitude] = firstPosition(layers[0]);
    expect(longitude).toBeGreaterThan(108);
    expect(longitude).toBeLessThan(108.9);
    expect(latitude).toBeGreaterThan(36.9);
    expect(latitude).toBeLessThan(37.5);
  });
  it('are read out of an archive with upper-case names', async () => {
    const place = 'bad/shp/d14_upper_case_names';
    const entries = readdirSync(testData(place)).map((name) => [
      `x/${name}`,
      new Uint8Array(readFileSync(testData(`${place}/${name}`))),
    ]);
    const { layers } = await open([new File([zipSync(Object.fromEntries(entries))], 'a.zip')]);
    expect(layers).toMatchObject([{ name: 'LONGYAN', kind: 'polygon' }]);
    expect(layers[0].features).toHaveLength(7);
  });
  it('are believed in their bytes where the .cpg lies', async () => {
    const { layers } = await open(folder('bad/shp/d10_cpg_lies'));
    expect(Object.values(layers[0].features[0].properties).join(' ')).toMatch(/[\u4e00-\u9fff]{2}/);
  });
  it.each([
    ['d01_missing_prj', 'none'],
    ['d08_prj_is_text', 'unknown'],
    ['d13_wrong_prj_for_coordinates', 'outside'],
  ])('%s: asks for the system', async (name, why) => {
    const { layers, asked, faults } = await open(folder(`bad/shp/${name}`));
    expect([asked[0]?.why, layers, faults]).toEqual([why, [], []]);
  });
  it('end in a layer, a question or a named fault, all of them', async () => {
    for (const name of readdirSync(testData('bad/shp'))) {
      const files = folder(`bad/shp/${name}`);
      const { layers, asked, faults } = await open(files, 'EPSG:4490');
      expect(layers.length + asked.length + faults.length, name).toBeGreaterThan(0);
      for (const fault of faults)
        expect(fault, name).toMatch(/^\S+: (damaged|parts|rows|noFeatures|geometry|empty)$/);
    }
  });
});

describe('a style of QGIS beside a file', () => {
  const symbol = (type: string, name: number, color: string) =>
    `<symbol type="${type}" name="${name}" alpha="1"><layer class="${type === 'line' ? 'SimpleLine' : 'SimpleMarker'}" enabled="1"><Option type="Map"><Option name="${type === 'line' ? 'line_color' : 'color'}" value="${color}"/><Option name="size" value="3"/><Option name="line_width" value="1"/></Option></layer></symbol>`;
  const qml = (column: string, type = 'marker') =>
    `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'><qgis version="3.34.0"><renderer-v2 type="categorizedSymbol" attr="${column}"><categories><category value="1" type="long" label="one" symbol="0"/></categories><symbols>${symbol(type, 0, '255,0,0,255')}</symbols></renderer-v2></qgis>`;
  const data = text(
    '站.geojson',
    JSON.stringify({ type: 'FeatureCollection', features: [point, point, line] }),
  );

  it('is on the geometry that it draws, with counts', async () => {
    const { layers, faults } = await open([data, text('站.qml', qml('a'))]);
    expect(faults).toEqual([]);
    const [points] = layers.filter(({ kind }) => kind === 'point');
    expect(points.scheme).toMatchObject({
      kind: 'unique-values',
      categories: [{ values: [1], label: 'one', color: '#ff0000', count: 2 }],
    });
    expect(layers.find(({ kind }) => kind === 'line')?.scheme.kind).toBe('single-symbol');
  });

  it.each([
    ['for another kind of layer', text('站.qml', qml('a').replaceAll('"marker"', '"fill"')), 'styleGeometry'],
    ['of a column that is not there', text('站.qml', qml('b')), 'styleField'],
    ['that is none', text('站.qml', '<qgis'), 'style'],
  ])('%s is named, and the layer has its default style', async (_, style, code) => {
    const { layers, faults } = await open([data, style]);
    expect(faults).toEqual([`站.qml: ${code}`]);
    expect(layers.map(({ scheme }) => scheme.kind)).toEqual(['single-symbol', 'single-symbol']);
  });

  it('without a file of its name is refused', async () => {
    const { layers, faults } = await open([data, text('other.qml', qml('a'))]);
    expect(faults).toEqual(['other.qml: styleAlone']);
    expect(layers).toHaveLength(2);
  });

  it('says what it lost', async () => {
    const { lost } = await open([
      data,
      text('站.qml', qml('a').replace('name="size"', 'name="name" value="octagon"/><Option name="size"')),
    ]);
    expect(lost).toEqual(['name']);
  });
});
