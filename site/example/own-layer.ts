import { createLegend, graduated, styleFunction } from '@gep/map-engine';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import View from 'ol/View.js';
import { districts } from './data/county';

// Your own map, layer and features of OpenLayers.
const features = new GeoJSON().readFeatures(districts, {
  featureProjection: 'EPSG:3857',
});
const source = new VectorSource({ features });
const layer = new VectorLayer({ source });
const view = new View({ center: [0, 0], zoom: 2 });
new OlMap({ target: 'map', layers: [layer], view });
view.fit(source.getExtent() ?? [0, 0, 1, 1], { padding: [20, 20, 20, 20] });

// Three lines style it.
const scheme = graduated({
  field: 'forest',
  method: 'pretty',
  classes: 5,
  ramp: 'YlGn',
});
const style = styleFunction(scheme, {
  data: features,
  onChange: () => layer.changed(),
});
layer.setStyle(style);

document
  .querySelector('#panel')
  ?.append(createLegend(style.scheme, { unit: '% forest' }).element);
