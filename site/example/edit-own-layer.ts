import { graduated, styleFunction } from '@gep/map-engine';
import { isVectorScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { featureFields } from '@gep/style-editor';
import {
  defineLegendElement,
  defineStyleDialogElement,
} from '@gep/style-editor/elements';
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

// A legend, and the dialog that a button opens.
defineLegendElement();
defineStyleDialogElement();
const legend = document.createElement('gep-legend');
legend.setAttribute('unit', '% forest');
const dialog = document.createElement('gep-style-dialog');
const button = document.createElement('button');
button.textContent = 'Style';
button.onclick = () => (dialog.open = true);
document.querySelector('#panel')?.append(button, legend, dialog);

/** Draws a scheme on the layer and explains it. */
function draw(scheme: Scheme) {
  if (!isVectorScheme(scheme)) return;
  const onChange = () => layer.changed();
  layer.setStyle(styleFunction(scheme, { data: features, onChange }));
  legend.scheme = scheme;
}

// What the dialog edits, and what it has edited.
const properties = districts.features.map((one) => one.properties ?? {});
const classes = graduated({ field: 'forest', classes: 5, ramp: 'YlGn' });
dialog.scheme = classes({ geometry: 'polygon', properties });
dialog.ports = { fields: featureFields(properties) };
draw(dialog.scheme);
dialog.addEventListener('gep-preview', ({ detail }) => draw(detail));
dialog.addEventListener('gep-apply', ({ detail }) => draw(detail.scheme));
// A class that is shown or hidden in the legend.
legend.addEventListener('gep-change', ({ detail }) => {
  dialog.scheme = detail;
  draw(detail);
});
