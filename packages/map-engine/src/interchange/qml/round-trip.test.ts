import { describe, expect, it } from 'vitest';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  imageLine,
  imageMarker,
  labelSymbol,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerPositions,
  markerShapes,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
  svgMarker,
} from '../../model';
import type { FillSymbolLayer, LineSymbolLayer, MarkerSymbolLayer, Scheme } from '../../model';
import {
  categoryOf,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  singleSymbolScheme,
  stretchScheme,
  uniqueValuesScheme,
} from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { rowsOf } from '../testing/qml-text';
import { schemeFromQml } from './read-qml';
import { qmlOfScheme } from './write-qml';

const properties = [1, 2, 5, 7, 10].map((Sum) => ({ Sum, name: `区 <${Sum}>`, grade: Sum % 2 }));
const field = { name: 'Sum', type: 'REAL' } as const;
const text = { name: 'name', type: 'STRING' } as const;
const grade = { name: 'grade', type: 'INT4' } as const;

const dashed = simpleLine({ color: '#6b7a72', width: 2, dash: 'dash-dot', join: 'miter', cap: 'butt' });
const fill = fillSymbol(
  simpleFill({ color: '#76986880', outline: lineSymbol(simpleLine({ width: 2 }), dashed), opacity: 0.5 }),
);
const star = simpleMarker({ shape: 'star', size: 12, rotation: 30, offsetX: 3, anchorX: 'left' });
const ring = simpleMarker({ size: 4, outline: true, strokeColor: '#ff0000', strokeWidth: 2, anchorY: 'top' });
const marker = markerSymbol(star, ring);
const png = 'data:image/png;base64,iVBORw0KGgo=';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><text>林</text></svg>';
const label = labelSymbol({
  ...{ useLabel: true, field: 'name', fontStyle: 'bold', size: 15, color: '#123456', opacity: 0.5 },
  ...{ haloWidth: 2, haloColor: '#ffeedd', offsetX: 2, offsetY: -8, rotation: 20, allowOverlap: true },
  ...{ minResolution: 10, maxResolution: 200, useBackground: true },
});
const point = (...layers: readonly MarkerSymbolLayer[]): Scheme =>
  singleSymbolScheme('point', { template: markerSymbol(...layers), label });
const line = (...layers: readonly LineSymbolLayer[]): Scheme =>
  singleSymbolScheme('line', { template: lineSymbol(...layers), label: { ...label, placement: 'line' } });
const polygon = (...layers: readonly FillSymbolLayer[]): Scheme =>
  singleSymbolScheme('polygon', { template: fillSymbol(...layers), label });
const half = { opacity: 0.5 } as const;

const kept: readonly (readonly [string, Scheme])[] = [
  ['markers of several layers', point(star, ring)],
  ['every shape', point(...markerShapes.map((shape) => simpleMarker({ shape, ...half })))],
  [
    'every dash of an outline',
    point(...strokeDashes.map((strokeDash) => simpleMarker({ outline: true, strokeDash }))),
  ],
  [
    'a character with and without outline',
    point(
      characterMarker({ text: '林', fontFamily: 'serif', fontStyle: 'bold' }),
      characterMarker({ outline: true }),
    ),
  ],
  ['a drawing', point(svgMarker({ svg, width: 30, height: 20 }))],
  ['a picture', point(imageMarker({ source: png, width: 20, height: 30, ...half }))],
  ['strokes', line(...strokeDashes.map((dash) => simpleLine({ dash, width: 5, cap: 'square', ...half })))],
  [
    'markers along a line',
    line(...markerPositions.map((position) => markerLine({ marker, position, offset: 7, ...half }))),
  ],
  [
    'a line without turned markers',
    line(markerLine({ marker: markerSymbol(star), followLine: false, interval: 24 })),
  ],
  ['fills', polygon(...fill.layers, simpleFill({ useOutline: false }))],
  ['markers along an outline', polygon(simpleFill({ outline: lineSymbol(markerLine({ marker })), ...half }))],
  ['gradients', polygon(gradientFill({ startColor: '#ff000080', angle: 30, ...half }))],
  ['a round gradient', polygon(gradientFill({ shape: 'radial', useOutline: false }))],
  [
    'a gradient of a ramp',
    polygon(
      gradientFill({
        colorScheme: 'ramp',
        ramp: { name: '', colors: ['#ffffff', '#00ff00', '#0000ff', '#000000'] },
        reverse: true,
      }),
    ),
  ],
  [
    'lines of a pattern',
    polygon(linePatternFill({ line: lineSymbol(dashed), angle: 30, interval: 7, offset: 2, ...half })),
  ],
  [
    'markers of a pattern',
    polygon(pointPatternFill({ marker, intervalX: 16, intervalY: 12, offsetX: 4, ...half })),
  ],
  ['hidden layers', polygon(simpleFill(), gradientFill({ visible: false }))],
  ['nothing at all', polygon(simpleFill({ visible: false }))],
  [
    'classes',
    generateCategories(
      graduatedColorScheme('polygon', { field, template: fill, classes: 3, other: { visible: false } }),
      { properties },
    ),
  ],
  [
    'open classes of points by size',
    generateCategories(
      graduatedSizeScheme('point', {
        ...{ field, template: marker, classes: 3, openBelow: true, openAbove: true },
        other: { visible: false },
      }),
      { properties },
    ),
  ],
  [
    'classes of lines by size',
    generateCategories(graduatedSizeScheme('line', { field, classes: 3, other: { visible: false } }), {
      properties,
    }),
  ],
  [
    'values of texts',
    generateCategories(uniqueValuesScheme('polygon', { field: text, template: fill }), { properties }),
  ],
  ['values of numbers', generateCategories(uniqueValuesScheme('line', { field: grade }), { properties })],
  [
    'values of two columns',
    generateCategories(
      multipleFieldsScheme('point', {
        fields: [text, { name: 'grade', type: 'STRING' }],
        template: marker,
        other: { visible: false },
      }),
      { properties: properties.map((one) => ({ ...one, grade: String(one.grade) })) },
    ),
  ],
  ['a stretch', stretchScheme({ min: 10, max: 30, ramp: 'viridis', opacity: 0.7, brightness: 20 })],
  ['a curved stretch', stretchScheme({ stretch: 'square-root', min: 0, max: 100, ramp: 'viridis' })],
  [
    'the shade of a relief',
    stretchScheme({
      ...{ min: 0, max: 3000, ramp: ['#ffffff', '#ffffff'] },
      relief: { used: true, sunAngle: 30, azimuth: 300, zFactor: 2 },
    }),
  ],
  [
    'classes of cells',
    generateCategories(rasterGraduatedScheme({ manualBreaks: [0, 10, 20, 30], classes: 3 }), {
      values: [0, 3, 10, 12, 20, 25, 30],
    }),
  ],
  ['values of cells', generateCategories(rasterUniqueValuesScheme(), { values: [1, 2, 2, 7] })],
  ['a composite', rgbCompositeScheme({ stretch: 'min-max', min: 10, max: 90, gamma: 1.5 })],
];

it.each(kept)('holds %s without a loss', (_, scheme) => {
  const { result, losses } = qmlOfScheme(scheme);
  // A single symbol has no label in QGIS, and values of cells no rest.
  const isNamed = ({ path, property }: (typeof losses)[number]) =>
    !(path === 'categories/0' && property === 'label' && scheme.kind === 'single-symbol') &&
    !(path === 'other' && scheme.kind.startsWith('raster'));
  expect(losses.filter(isNamed)).toEqual([]);
  const read = schemeFromQml(result).result;
  expect(read.kind).toBe(scheme.kind);
  for (const row of rowsOf(scheme)) {
    const item = row.kind === 'value' ? row.values[0] : null;
    if (scheme.geometry === 'raster' && typeof item === 'number')
      expect(categoryOf(read, item)).toMatchObject({ label: row.label, color: row.color });
  }
});

it('keeps classes, also when they are made again of data', () => {
  const [, scheme] = kept.find(([name]) => name === 'classes')!;
  const again = generateCategories(schemeFromQml(qmlOfScheme(scheme).result).result, { properties });
  expect(rowsOf(again).map(({ color, label: name, count }) => ({ color, name, count }))).toEqual(
    rowsOf(scheme).map(({ color, label: name, count }) => ({ color, name, count })),
  );
});

it('gives every value the same class at any edges', () => {
  forAnyEdges((scheme, item) => {
    const read = schemeFromQml(qmlOfScheme(scheme).result).result;
    const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
    expect(after?.kind).toBe(before?.kind);
    if (before?.kind === 'range') expect(after?.label).toBe(before.label);
  });
});

describe('names what QGIS has not', () => {
  it.each([
    [
      'the rest of classes',
      generateCategories(graduatedColorScheme('polygon', { field, classes: 3 }), { properties }),
      { path: 'other', property: 'visible', nearest: 'false' },
    ],
    [
      'pictures along a line',
      line(imageLine({ source: png })),
      { path: 'categories/0/symbol/layers/0', property: 'kind', nearest: 'marker-line' },
    ],
    [
      'a colour over that of a drawing',
      point(svgMarker({ svg, fillColor: '#ff0000' })),
      { path: 'categories/0/symbol/layers/0', property: 'fillColor', nearest: null },
    ],
    [
      'the column that labels give way by',
      singleSymbolScheme('point', { label: { ...label, priorityField: 'Sum' } }),
      { path: 'label', property: 'priorityField', nearest: null },
    ],
    [
      'relief under colours',
      stretchScheme({
        ...{ min: 10, max: 30, ramp: 'viridis' },
        relief: { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 },
      }),
      { path: 'relief', property: 'used', nearest: 'false' },
    ],
    [
      'a curve of a composite',
      rgbCompositeScheme({ min: 10, max: 90, stretch: 'square-root' }),
      { path: '', property: 'stretch', nearest: null },
    ],
  ] as const)('%s', (_, scheme, loss) => {
    expect(qmlOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
  });
});
