import { createPolygonLayer, geoJsonFeatures } from '../../../../src/layer';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

const c = [
  [100, 30],
  [102, 30],
  [102, 30.4],
  [100.5, 30.4],
  [100.5, 31.2],
  [102, 31.2],
  [102, 31.6],
  [100, 31.6],
  [100, 30],
];
const square = (x: number, y: number, side: number): number[][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

/** A C, an island of three parts with a hole in the largest, and a district without a name. */
const features = geoJsonFeatures({
  type: 'FeatureCollection',
  features: [
    { geometry: { type: 'Polygon', coordinates: [c] }, properties: { name: 'Bay' } },
    {
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [square(102.4, 30, 0.3)],
          [square(103, 30.2, 1.3), square(103.4, 30.6, 0.4)],
          [square(102.4, 31.2, 0.4)],
        ],
      },
      properties: { name: 'Isle' },
    },
    { geometry: { type: 'Polygon', coordinates: [square(104.5, 30.4, 0.6)] }, properties: { name: null } },
  ],
});

const scheme = singleSymbolScheme('polygon', {
  template: fillSymbol(simpleFill({ color: '#a7cf8d' })),
  label: labelSymbol({
    useLabel: true,
    field: 'name',
    size: 13,
    fontStyle: 'bold',
    color: '#1c2521',
    useBackground: true,
    background: fillSymbol(
      simpleFill({ color: '#fff7d6', outline: lineSymbol(simpleLine({ color: '#b8862b' })) }),
    ),
  }),
});

export default {
  kind: 'map',
  extent: [99.9, 29.9, 105.2, 31.8],
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme, features })),
} satisfies PictureCase;
