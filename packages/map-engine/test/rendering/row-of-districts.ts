import { geoJsonFeatures } from '../../src/layer';
import type { Extent, FieldValue } from '../../src/model';

const ring = (x: number): number[][] => [
  [x, 30],
  [x + 1, 30.4],
  [x + 1, 31.4],
  [x, 31],
  [x, 30],
];

/** Five districts in a row, with the given attributes. */
export const rowOfDistricts = (properties: readonly Readonly<Record<string, FieldValue>>[]) =>
  geoJsonFeatures({
    type: 'FeatureCollection',
    features: properties.map((one, index) => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [ring(100 + index)] },
      properties: one,
    })),
  });

/** Where they are. */
export const rowExtent: Extent = [100, 30, 105, 31.4];
