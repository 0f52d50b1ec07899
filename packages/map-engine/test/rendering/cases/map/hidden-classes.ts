import { createPolygonLayer } from '../../../../src/layer';
import { generateCategories, graduatedColorScheme, toggleCategory } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';
import { rowExtent, rowOfDistricts } from '../../row-of-districts';

/** The second class is hidden; the districts without a number are in the grey class of others, which is shown. */
const properties = [10, 20, null, 30, NaN].map((population) => ({ population }));

const intent = graduatedColorScheme('polygon', {
  field: { name: 'population', type: 'REAL' },
  classes: 3,
  ramp: 'YlGnBu',
});
const all = generateCategories(intent, { properties });
const shown = toggleCategory(all, all.other.key, true);
const scheme = toggleCategory(shown, shown.categories[1].key, false);

export default {
  kind: 'map',
  extent: rowExtent,
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme, features: rowOfDistricts(properties) })),
} satisfies PictureCase;
