import { createPolygonLayer, geoJsonFeatures } from '../../../../src/layer';
import { generateCategories, graduatedColorScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

const ring = (x: number): number[][] => [
  [x, 30],
  [x + 1, 30.4],
  [x + 1, 31.4],
  [x, 31],
  [x, 30],
];

/** Five districts in a row, each in the colour of its class. */
const features = geoJsonFeatures({
  type: 'FeatureCollection',
  features: [0, 1, 2, 3, 4].map((index) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring(100 + index)] },
    properties: { population: 10 * (index + 1) },
  })),
});

const wish = graduatedColorScheme('polygon', {
  field: { name: 'population', type: 'REAL' },
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const scheme = generateCategories(wish, { properties: features.map(({ properties }) => properties) });

export default {
  kind: 'map',
  extent: [100, 30, 105, 31.4],
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme }, { features })),
} satisfies PictureCase;
