import { createPolygonLayer } from '../../../../src/layer';
import { generateCategories, graduatedColorScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';
import { rowExtent, rowOfDistricts } from '../../row-of-districts';

/** Five districts in a row, each in the colour of its class. */
const properties = [10, 20, 30, 40, 50].map((population) => ({ population }));

const intent = graduatedColorScheme('polygon', {
  field: { name: 'population', type: 'REAL' },
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const scheme = generateCategories(intent, { properties });

export default {
  kind: 'map',
  extent: rowExtent,
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme, features: rowOfDistricts(properties) })),
} satisfies PictureCase;
