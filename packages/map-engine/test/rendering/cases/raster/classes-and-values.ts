import {
  generateCategories,
  pinCategory,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
} from '../../../../src/scheme';
import { cellsOf, hills, rasterSheet } from '../../raster-sheet';

const zones = cellsOf((x, y) => Math.floor(x * 3) + 3 * Math.floor(y * 2));
const graduated = generateCategories(
  rasterGraduatedScheme({ method: 'quantile', classes: 6, ramp: 'YlGnBu' }),
  {
    values: hills,
  },
);
const hidden = graduated.categories[2].key;
const palette = [
  [230, 25, 75, 255],
  [60, 180, 75, 255],
  [255, 225, 25, 255],
  [0, 130, 200, 128],
] as const;

/** Classes; a hidden one and other cells shown; values by a ramp; values by a palette that lacks two of them. */
export default rasterSheet([
  { scheme: graduated },
  {
    scheme: generateCategories(
      {
        ...pinCategory(graduated, hidden, { visible: false }),
        noDataColor: '#ff8800',
        other: { ...graduated.other, visible: true, color: '#000000' },
      },
      { values: hills.filter((value) => !(value > 60)) },
    ),
  },
  {
    scheme: generateCategories(rasterUniqueValuesScheme({ ramp: 'Set2' }), { values: zones }),
    bands: [zones],
  },
  {
    scheme: generateCategories(rasterUniqueValuesScheme({ ramp: 'Greys' }), {
      values: zones,
      colorTable: palette,
    }),
    bands: [zones],
  },
]);
