import { createPolygonLayer } from '../../../../src/layer';
import { generateCategories, multipleFieldsScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';
import { rowExtent, rowOfDistricts } from '../../row-of-districts';

/** Four combinations of two fields; the first and the last district have the same. */
const properties = [
  { kind: 'forest', slope: 1 },
  { kind: 'forest', slope: 2 },
  { kind: 'town', slope: 1 },
  { kind: 'town', slope: 2 },
  { kind: 'forest', slope: 1 },
];

const intent = multipleFieldsScheme('polygon', {
  fields: [
    { name: 'kind', type: 'STRING' },
    { name: 'slope', type: 'INT4' },
  ],
  ramp: 'Set1',
});
const scheme = generateCategories(intent, { properties });

export default {
  kind: 'map',
  extent: rowExtent,
  fill: (map) => void map.addLayer(createPolygonLayer({ scheme, features: rowOfDistricts(properties) })),
} satisfies PictureCase;
