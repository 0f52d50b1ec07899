import {
  fillSymbol,
  labelSymbol,
  lineSymbol,
  markerShapes,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
} from '../../model';
import type { VectorScheme } from '../../model';
import {
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from '../../scheme';

/** Features that every scheme here is about. */
export const properties = [1, 2, 5, 7, 10].map((Sum) => ({ Sum, name: `区 <${Sum}>`, grade: Sum % 2 }));
const field = { name: 'Sum', type: 'REAL' } as const;
const text = { name: 'name', type: 'STRING' } as const;
const grade = { name: 'grade', type: 'INT4' } as const;

const outline = lineSymbol(
  simpleLine({ color: '#6b7a72', width: 2, dash: 'dash-dot', join: 'miter', cap: 'butt', opacity: 0.5 }),
);
const fill = fillSymbol(simpleFill({ color: '#76986880', outline }));
const marker = markerSymbol(
  simpleMarker({ shape: 'star', size: 12, rotation: 30, offsetX: 3, offsetY: -2 }),
  simpleMarker({ size: 4, outline: true, strokeColor: '#ff0000', strokeWidth: 2 }),
);
const label = labelSymbol({
  ...{ useLabel: true, field: 'name', fontStyle: 'bold', size: 15, color: '#123456' },
  ...{ haloWidth: 2, haloColor: '#ffeedd', offsetX: 2, offsetY: -8, allowOverlap: true },
});
const twoFills = fillSymbol(
  simpleFill({ outline: lineSymbol(simpleLine({ width: 5 }), simpleLine({ color: '#ffffff', width: 3 })) }),
  simpleFill({ color: '#00ff0040', useOutline: false, visible: false }),
);

/** Schemes of features that formats with rules hold whole. */
export const featureSchemes: readonly (readonly [string, VectorScheme])[] = [
  ['markers with labels', singleSymbolScheme('point', { template: marker, label })],
  [
    'every shape',
    singleSymbolScheme('point', {
      template: markerSymbol(
        ...markerShapes.map((shape) => simpleMarker({ shape, outline: true, opacity: 0.5 })),
      ),
    }),
  ],
  [
    'every dash',
    singleSymbolScheme('line', {
      template: lineSymbol(...strokeDashes.map((dash) => simpleLine({ dash, width: 5, opacity: 0.5 }))),
    }),
  ],
  ['a fill', singleSymbolScheme('polygon', { template: fill })],
  ['lines over one another around a fill', singleSymbolScheme('polygon', { template: twoFills })],
  [
    'a fill without outline',
    singleSymbolScheme('polygon', { template: fillSymbol(simpleFill({ useOutline: false })) }),
  ],
  [
    'classes',
    generateCategories(
      graduatedColorScheme('polygon', { field, template: fill, classes: 3, openAbove: true }),
      {
        properties,
      },
    ),
  ],
  [
    'classes of points by size',
    generateCategories(graduatedSizeScheme('point', { field, classes: 3, openBelow: true }), { properties }),
  ],
  [
    'classes of lines without a rest',
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
    generateCategories(multipleFieldsScheme('polygon', { fields: [text, grade], template: fill }), {
      properties,
    }),
  ],
  ['a hidden row and a missing value', hiddenAndMissing()],
];

function hiddenAndMissing(): VectorScheme {
  const scheme = generateCategories(
    uniqueValuesScheme('point', {
      field: grade,
      other: { visible: false },
      pins: [
        { at: { kind: 'value', values: [1] }, visible: false },
        { at: { kind: 'value', values: [null] }, label: 'none', color: '#123456' },
      ],
    }),
    { properties: [...properties, { grade: null }] },
  );
  return scheme;
}
