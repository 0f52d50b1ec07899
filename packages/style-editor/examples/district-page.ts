import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle } from '@gep/map-engine';
import { featureFields } from '@gep/style-editor';
import { defineLegendElement, defineStyleDialogElement } from '@gep/style-editor/elements';

/** A page without React: a map, `<gep-legend>` and `<gep-style-dialog>` that follow its layer, and a button. */
export function districtPage(page: HTMLElement, districts: GeoJsonCollection): MapHandle {
  defineLegendElement();
  defineStyleDialogElement();
  const [target, button] = [document.createElement('div'), document.createElement('button')];
  const [legend, dialog] = [document.createElement('gep-legend'), document.createElement('gep-style-dialog')];
  target.style.height = '300px';
  button.textContent = 'Style';
  page.append(target, button, legend, dialog);

  const map = createMap(target);
  const layer = map.addLayer(
    createPolygonLayer({ features: districts, scheme: graduated({ field: 'population', classes: 5 }) }),
  );
  void map.fit(layer, { duration: 0 });
  legend.layer = layer;
  dialog.layer = layer;
  dialog.ports = { fields: featureFields(districts.features.map(({ properties }) => properties ?? {})) };
  button.onclick = () => (dialog.open = true);
  return map;
}
