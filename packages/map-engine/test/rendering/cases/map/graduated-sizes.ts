import { createMixedLayer, geoJsonFeatures } from '../../../../src/layer';
import { generateCategories, graduatedSizeScheme, singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

/** Towns by size and roads by width in one mixed layer, four classes each. */
const features = geoJsonFeatures({
  type: 'FeatureCollection',
  features: [1, 2, 3, 4].flatMap((amount) => [
    { geometry: { type: 'Point', coordinates: [100 + amount, 31] }, properties: { amount } },
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [99.7 + amount, 30],
          [100.3 + amount, 30.6],
        ],
      },
      properties: { amount },
    },
  ]),
});
const options = { field: { name: 'amount', type: 'REAL' }, startSize: 2, endSize: 14 } as const;
const data = { properties: [1, 2, 3, 4].map((amount) => ({ amount })) };

export default {
  kind: 'map',
  extent: [100.5, 29.9, 104.5, 31.3],
  fill: (map) =>
    void map.addLayer(
      createMixedLayer({
        schemes: {
          point: generateCategories(graduatedSizeScheme('point', options), data),
          line: generateCategories(graduatedSizeScheme('line', options), data),
          polygon: singleSymbolScheme('polygon'),
        },
        features,
      }),
    ),
} satisfies PictureCase;
