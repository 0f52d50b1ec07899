import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import { featureFields } from '@gep/style-editor';
import { defineStyleDialogElement } from '@gep/style-editor/elements';
import { districts } from './data/county';

defineStyleDialogElement();

const map = createMap('map');
const scheme = graduated({
  field: 'population',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const layer = map.addLayer(
  createPolygonLayer({ name: 'Districts', features: districts, scheme }),
);
void map.fit(layer, { duration: 0 });

// Docked, the dialog is a part of the page and as large as its element.
const dialog = document.createElement('gep-style-dialog');
dialog.toggleAttribute('docked', true);
dialog.layer = layer;
dialog.ports = {
  fields: featureFields(
    districts.features.map(({ properties }) => properties ?? {}),
  ),
};
document.querySelector('#panel')?.append(dialog);
dialog.open = true;
// There is no window to close: OK and Cancel begin again from the layer's style.
dialog.addEventListener('gep-close', () => (dialog.open = true));
