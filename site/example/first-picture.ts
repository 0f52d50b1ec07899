import {
  createLegend,
  createMap,
  createRasterLayer,
  geoTiffLoader,
} from '@gep/map-engine';
import { suggestScheme } from '@gep/map-engine/scheme';
import { carbonFile } from './data/rasters';

// A file that nobody has styled: its distribution decides on the ramp and its ends.
const file = geoTiffLoader(await carbonFile(2020));
const about = await file.describe();
const [{ statistics }] = about.bands;
const scheme = suggestScheme(statistics, statistics.histogram, {
  bands: about.bands,
});

const map = createMap('map');
const layer = map.addLayer(createRasterLayer({ ...about, ...file, scheme }));
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 't C/ha' }).element);
