import {
  createLegend,
  createMap,
  createRasterLayer,
  differenceLoader,
  geoTiffLoader,
} from '@gep/map-engine';
import { readGeoTiff } from '@gep/raster';
import { differenceScheme } from '@gep/map-engine/scheme';
import { carbonFile } from './data/rasters';

const [before, after] = await Promise.all([carbonFile(2010), carbonFile(2020)]);
const [earlier, later] = [geoTiffLoader(before), geoTiffLoader(after)];

// Classes that are symmetric about zero, from the differences of all cells.
const [[first], [second]] = await Promise.all(
  [before, after].map(async (file) => readGeoTiff(await file.arrayBuffer())),
);
const values = Float32Array.from(second.data, (value, i) => value - first.data[i]);
const scheme = differenceScheme({ values }, { classes: 7, ramp: 'RdBu' });

const map = createMap('map');
const { extent, projection } = await later.describe();
const layer = map.addLayer(
  createRasterLayer({
    extent,
    projection,
    scheme,
    load: differenceLoader(later.load, earlier.load),
  }),
);
void map.fit(layer, { duration: 0 });
const legend = createLegend(layer, {
  unit: 't C/ha, 2010 to 2020',
  format: (t) => t.toFixed(1),
});
document.querySelector('#panel')?.append(legend.element);
