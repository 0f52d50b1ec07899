import { createPolygonLayer } from '../../../../src/layer';
import { generateCategories, pinCategory, toggleCategory, uniqueValuesScheme } from '../../../../src/scheme';
import { valueKey } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';
import { rowExtent, rowOfDistricts } from '../../row-of-districts';

/** A colour for each kind, wetland painted by a person; the district without a kind is not drawn. */
const properties = ['forest', 'wetland', null, 'town', 'forest'].map((kind) => ({ kind }));

const intent = uniqueValuesScheme('polygon', { field: { name: 'kind', type: 'STRING' }, ramp: 'Set2' });
const made = generateCategories(intent, { properties });
const pinned = pinCategory(made, valueKey(['wetland']), { color: '#1f5fa8' });
const scheme = toggleCategory(generateCategories(pinned, { properties }), made.other.key, false);

export default {
  kind: 'map',
  extent: rowExtent,
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme, features: rowOfDistricts(properties) })),
} satisfies PictureCase;
