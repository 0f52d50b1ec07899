import type ImageLayer from 'ol/layer/Image.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type ImageSource from 'ol/source/Image.js';
import { encodeScheme } from '../src/codec';
import { geoJsonFeatures } from '../src/layer';
import type { GeoJsonCollection, VectorMapLayer } from '../src/layer';
import type { MapHandle } from '../src/map';
import type { Field, Histogram, RasterBand } from '../src/model';
import { generateCategories, graduatedColorScheme } from '../src/scheme';

/** What the examples of the doc comments use without making it: four squares with the sums 10, 20, 30, 40. */
export const collection: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: [0, 1, 2, 3].map((index) => {
    const [left, right] = [100 + index * 10, 110 + index * 10];
    const ring = [
      [left, 30],
      [right, 30],
      [right, 40],
      [left, 40],
      [left, 30],
    ];
    const properties = { Name: ['泰安市', '济南市', '青岛市', '威海市'][index], Sum: 10 * (index + 1) };
    return { id: index, geometry: { type: 'Polygon', coordinates: [ring] }, properties };
  }),
};
export const features = geoJsonFeatures(collection);
export const properties = features.map((feature) => feature.properties);
export const field: Field = { name: 'Sum', type: 'REAL' };
/** Three classes of the field: 10 - 20 - 30 - 40. */
export const scheme = generateCategories(graduatedColorScheme('polygon', { field, classes: 3 }), {
  properties,
});
/** A scheme as the server keeps it. */
export const saved = JSON.stringify(encodeScheme(scheme));
export const histogram: Histogram = { min: 0, max: 40, counts: [1, 2, 3, 4] };

/** Four bands of a raster whose cells are 0 to 3. */
export const bands: readonly RasterBand[] = [1, 2, 3, 4].map((number) => ({
  name: `Band ${number}`,
  statistics: {
    ...{ dataType: 'uint8', min: 0, max: 3, mean: 1.5, stddev: Math.sqrt(1.25), noData: null, totalCount: 4 },
    ...{ enableUniqueValue: true, uniqueValueCount: 4, histogram: { min: 0, max: 3, counts: [1, 1, 1, 1] } },
    uniqueValues: [0, 1, 2, 3].map((value) => ({ value, count: 1 })),
  },
}));

/** What only a page has. */
export declare const canvas: HTMLCanvasElement;
export declare const context: CanvasRenderingContext2D;
export declare const card: HTMLElement;
export declare const map: MapHandle;
export declare const layer: VectorMapLayer;
/** A layer of the host, with features that the engine did not make. */
export declare const ownLayer: VectorLayer;
export declare const ownImageLayer: ImageLayer<ImageSource>;
