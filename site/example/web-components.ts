import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import { featureFields } from '@gep/style-editor';
import {
  defineLegendElement,
  defineStyleDialogElement,
} from '@gep/style-editor/elements';
import { districts } from './data/county';

// For pages without React: two elements that follow a layer.
defineLegendElement();
defineStyleDialogElement();

const map = createMap('map');
const scheme = graduated({
  field: 'population',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

const legend = document.createElement('gep-legend');
legend.setAttribute('unit', 'people');
legend.layer = layer;

const dialog = document.createElement('gep-style-dialog');
dialog.layer = layer;
dialog.ports = {
  fields: featureFields(
    districts.features.map(({ properties }) => properties ?? {}),
  ),
};

const button = document.createElement('button');
button.textContent = 'Style';
button.onclick = () => (dialog.open = true);
document.querySelector('#panel')?.append(button, legend, dialog);
