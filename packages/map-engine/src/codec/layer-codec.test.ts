import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { features, layers } from '../../test/arbitrary-layers';
import { faultOf } from '../../test/fault-of';
import { slotsOf, withUnknownParts } from '../../test/tree-changes';
import { decodeFeatures, decodeLayer, encodeFeatures, encodeLayer } from './index';

const style = JSON.stringify({
  schemeType: 3,
  fields: [{ fieldName: 'Sum', fieldType: 'REAL' }],
  classification: { classifyMethod: 2, numBreaks: 5 },
});

/** Fields of section 3 of the specification of map and styling. */
const polygons = {
  id: 17,
  name: '水源涵养',
  layerType: 3,
  geometryType: 'MultiPolygon',
  projection: 'EPSG:3857',
  originalProjection: 'EPSG:4490',
  filePath: 'result/17.shp',
  fields: [
    { fieldName: 'Name', fieldType: 'STRING' },
    { fieldName: 'Sum', fieldType: 'REAL' },
  ],
  zIndex: 3,
  layerStyle: style,
  statisticsInfo: {
    field: 'Sum',
    valueType: 'REAL',
    min: 0,
    max: 9,
    enableUniqueValue: true,
    uniqueValues: [{ value: 4, count: 2 }],
    uniqueValueCount: 1,
    totalCount: 2,
  },
  features: [
    {
      fid: 1,
      geometryWkb: 'AQEAAAAAAAAAAAAAAAAAAAAAAAAA',
      featureTableData: [
        { name: 'Name', data: '泰安市' },
        { name: 'Sum', data: 4 },
        { name: 'checked', data: true },
        { name: '__proto__', data: null },
      ],
    },
  ],
  layerExtent: '',
};

describe('decodeLayer', () => {
  it('takes columns of types that no scheme can use for text, and types in small letters', () => {
    const fields = [
      { fieldName: 'Sum', fieldType: 'real' },
      { fieldName: 'geom', fieldType: 'GEOMETRY' },
    ];
    expect(decodeLayer({ ...polygons, fields }, 'polygon').layer.fields).toEqual([
      { name: 'Sum', type: 'REAL' },
      { name: 'geom', type: 'STRING' },
    ]);
  });

  it('refuses a layer of another kind than the one asked for', () => {
    expect(decodeLayer(polygons, 'polygon').layer.nameField).toBeNull();
    expect(faultOf(() => decodeLayer(polygons, 'raster'))).toEqual({
      code: 'style-invalid',
      at: 'layerType',
    });
  });

  it('reads a polygon layer: code, style text, statistics, features', () => {
    const { layer, features: own } = decodeLayer(JSON.stringify(polygons));
    expect(layer).toMatchObject({
      kind: 'polygon',
      id: '17',
      name: '水源涵养',
      projection: 'EPSG:3857',
      originalProjection: 'EPSG:4490',
      filePath: 'result/17.shp',
      zIndex: 3,
      visible: true,
      opacity: 1,
      fields: [
        { name: 'Name', type: 'STRING' },
        { name: 'Sum', type: 'REAL' },
      ],
      scheme: { kind: 'graduated-color', classification: { method: 'quantile', classes: 5 } },
      statistics: { fields: ['Sum'], max: 9, uniqueValues: [{ values: [4], count: 2 }] },
      extra: { geometryType: 'MultiPolygon' },
    });
    const [feature] = own.get('17') ?? [];
    expect(feature.id).toBe('1');
    expect(Object.entries(feature.properties)).toEqual([
      ['Name', '泰安市'],
      ['Sum', 4],
      ['checked', 'true'],
      ['__proto__', null],
    ]);
  });

  it('gives a layer without a style the default one of its kind', () => {
    expect(decodeLayer({ layerType: 1 }).layer).toMatchObject({
      scheme: { kind: 'single-symbol', geometry: 'point' },
      projection: 'EPSG:4326',
      originalProjection: null,
    });
    expect(decodeLayer({ layerType: 4 }).layer).toMatchObject({ schemes: { line: { geometry: 'line' } } });
  });

  it('reads a raster layer: bands, extent text, style text', () => {
    const band = {
      bandName: 'Band 1',
      rasterStatisticsInfoVo: {
        dataType: 'Byte',
        minValue: 1,
        maxValue: 9,
        noDataValue: 'nan',
        histogram: [1, 2],
      },
    };
    const wire = {
      layerType: 5,
      bandInfoVo: [band],
      layerExtent: '[0, 1, 2, 3]',
      layerStyle: '{"schemeType":1,"stretchedType":2}',
      layerOrder: 4,
    };
    expect(decodeLayer(wire).layer).toMatchObject({
      kind: 'raster',
      zIndex: 4,
      extent: [0, 1, 2, 3],
      bands: [
        { name: 'Band 1', statistics: { dataType: 'uint8', noData: null, histogram: { min: 1, max: 9 } } },
      ],
      scheme: { kind: 'stretch', stretch: 'standard-deviation', bands: [{ name: 'Band 1' }] },
    });
  });

  it('reads a tile layer: address, format, attribute text', () => {
    const wire = {
      layerType: 6,
      layerUrl: 'https://tiles.example/wmts',
      layerFormatType: 'WMTS',
      additionalAttribute:
        '{"minLevel":1,"maxLevel":18,"layerName":"vec","version":"1.0.0","style":"default"}',
    };
    const { layer } = decodeLayer(wire);
    expect(layer).toMatchObject({
      kind: 'tile',
      format: 'wmts',
      minLevel: 1,
      maxLevel: 18,
      layerName: 'vec',
    });
    expect(JSON.parse(encodeLayer(layer).additionalAttribute as string)).toMatchObject({ style: 'default' });
    expect(decodeLayer({ layerType: 6 }).layer).toMatchObject({ format: 'xyz', minLevel: 0, maxLevel: 18 });
  });

  it('reads an image layer: a pair of points is used where both ends are checked', () => {
    const end = (isChecked: boolean, x: number) => ({ isChecked, Coor: [x, -x] });
    const wire = {
      layerType: 7,
      transformMatrix: [1, 0, 5, 0, -1, 6],
      transformType: 'similarity',
      pixelCoordinate: [end(true, 1), end(true, 2)],
      projectiveCoordinate: [end(true, 10), end(false, 20)],
    };
    expect(decodeLayer(wire).layer).toMatchObject({
      kind: 'image',
      transformMatrix: [1, 0, 5, 0, -1, 6],
      transformType: 'similarity',
      controlPoints: [
        { checked: true, pixel: [1, -1], map: [10, -10] },
        { checked: false, pixel: [2, -2], map: [20, -20] },
      ],
    });
  });

  it('reads a group with its children and their features', () => {
    const wire = { id: 'g', layerType: 0, childrenLayer: [polygons, { id: 'p', layerType: 1 }] };
    const { layer, features: own } = decodeLayer(wire);
    expect(layer).toMatchObject({ kind: 'group', children: [{ kind: 'polygon' }, { kind: 'point' }] });
    expect([...own.keys()]).toEqual(['17']);
  });
});

describe('round trip', () => {
  it('decode(encode(layer)) is the layer, through text, with its features', () => {
    fc.assert(
      fc.property(layers, features, (layer, list) => {
        const own = new Map([[layer.id, list]]);
        const ids = new Set(layer.kind === 'group' ? layer.children.map(({ id }) => id) : []);
        fc.pre(!ids.has(layer.id));
        const again = decodeLayer(JSON.stringify(encodeLayer(layer, own)));
        expect(again.layer).toEqual(layer);
        expect(again.features).toEqual(own);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps unknown parts, inside texts of JSON too', () => {
    fc.assert(
      fc.property(layers, fc.integer(), (layer, seed) => {
        const wire = withUnknownParts(JSON.parse(JSON.stringify(encodeLayer(layer))), { seed });
        expect(encodeLayer(decodeLayer(wire).layer)).toEqual(wire);
      }),
      { numRuns: 150 },
    );
  });
});

describe('faulty layers', () => {
  const feature = polygons.features[0];
  it.each([
    ['null', 'style-invalid', ''],
    ['{"layerType":8}', 'style-invalid', 'layerType'],
    ['{"layerType":"3"}', 'style-invalid', 'layerType'],
    ['{"layerType":3,"layerStyle":"{"}', 'style-syntax', 'layerStyle'],
    ['{"layerType":3,"layerStyle":"[]"}', 'style-invalid', 'layerStyle'],
    [
      { layerType: 3, layerStyle: '{"schemeType":1,"categories":[{"color":"x"}]}' },
      'style-invalid',
      'layerStyle.categories[0].color',
    ],
    [
      { layerType: 4, layerStyle: '{"line":{"schemeType":7}}' },
      'style-invalid',
      'layerStyle.line.schemeType',
    ],
    [{ layerType: 5, layerExtent: '[0,1,2]' }, 'style-invalid', 'layerExtent'],
    [{ layerType: 5, layerExtent: '[3,1,2,4]' }, 'style-invalid', 'layerExtent'],
    [
      { layerType: 6, additionalAttribute: '{"minLevel":-1}' },
      'style-invalid',
      'additionalAttribute.minLevel',
    ],
    [{ layerType: 6, layerFormatType: 'WMS' }, 'style-invalid', 'layerFormatType'],
    [{ layerType: 7, transformMatrix: [1, 2, 3] }, 'style-invalid', 'transformMatrix'],
    [{ layerType: 7, pixelCoordinate: [{ Coor: [1, 2] }] }, 'style-invalid', 'projectiveCoordinate'],
    [
      { layerType: 0, childrenLayer: [{ layerType: 3, zIndex: 'x' }] },
      'style-invalid',
      'childrenLayer[0].zIndex',
    ],
    [
      { layerType: 3, features: [{ ...feature, geometryWkb: 1 }] },
      'style-invalid',
      'features[0].geometryWkb',
    ],
    [
      { layerType: 3, features: [{ ...feature, featureTableData: [{ name: 'a', data: {} }] }] },
      'style-invalid',
      'features[0].featureTableData[0].data',
    ],
    [{ layerType: 0, childrenLayer: [polygons, polygons] }, 'style-invalid', 'childrenLayer[1].id'],
  ])('%j is %s at %s', (wire, code, at) => {
    expect(faultOf(() => decodeLayer(wire))).toEqual({ code, at });
  });

  it('mutated layers decode or fail with a path, never otherwise', () => {
    fc.assert(
      fc.property(layers, features, fc.nat(), fc.anything(), (layer, list, place, value) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeLayer(layer, new Map([[layer.id, list]]))));
        const slots = slotsOf(wire);
        const [owner, key] = slots[place % slots.length];
        owner[key] = value;
        const codes = ['none', 'style-syntax', 'style-invalid', 'style-too-deep', 'style-too-large'];
        expect(codes).toContain(faultOf(() => encodeLayer(decodeLayer(wire).layer)).code);
      }),
      { numRuns: 500 },
    );
  });

  it('nested groups end at the cap on depth', () => {
    let wire: object = { layerType: 0 };
    for (let i = 0; i < 40; i++) wire = { layerType: 0, childrenLayer: [wire] };
    expect(faultOf(() => decodeLayer(wire)).code).toBe('style-too-deep');
  });
});

describe('features', () => {
  it('go to the wire and come back', () => {
    fc.assert(
      fc.property(features, (list) => {
        expect(decodeFeatures(JSON.parse(JSON.stringify(encodeFeatures(list))))).toEqual(list);
      }),
    );
    expect(decodeFeatures(null)).toEqual([]);
    expect(() => encodeFeatures([{ id: 'a', wkb: new Uint8Array(1), properties: {} }])).toThrow(TypeError);
  });
});
