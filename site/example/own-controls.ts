import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import Control from 'ol/control/Control.js';
import FullScreen from 'ol/control/FullScreen.js';
import MousePosition from 'ol/control/MousePosition.js';
import { districts } from './data/county';

const map = createMap('map');
const scheme = graduated({
  field: 'forest',
  method: 'quantile',
  classes: 4,
  ramp: 'YlGn',
});
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

// Any control of OpenLayers works: `olMap` is the map of OpenLayers.
map.olMap.addControl(new FullScreen());
map.olMap.addControl(new MousePosition({ projection: 'EPSG:4326' }));

// A legend as a control on the map.
const { element } = createLegend(layer, { unit: '% forest' });
const box = document.createElement('div');
Object.assign(box.style, {
  right: '8px',
  bottom: '8px',
  padding: '8px 12px',
  background: '#ffffffdd',
});
box.style.position = 'absolute';
box.append(element);
map.olMap.addControl(new Control({ element: box }));
