import {
  createLegend,
  geoTiffLoader,
  rasterSource,
  stretch,
} from '@gep/map-engine';
import ImageLayer from 'ol/layer/Image.js';
import OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { heightFile } from './data/rasters';

// An image layer of OpenLayers that shows a GeoTIFF in the colours of a scheme.
const { load, describe } = geoTiffLoader(await heightFile());
const { bands, extent, projection } = await describe();
const source = rasterSource({ scheme: stretch({ ramp: 'magma' }), load, bands });

const view = new View({ center: [0, 0], zoom: 2 });
new OlMap({ target: 'map', layers: [new ImageLayer({ source })], view });
view.fit(transformExtent([...extent], projection, 'EPSG:3857'));

document
  .querySelector('#panel')
  ?.append(createLegend(source.scheme, { unit: 'm' }).element);
