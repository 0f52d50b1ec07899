import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import {
  featureFields,
  PolygonStyleDialog,
  StyleEditorProvider,
} from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { districts } from './data/county';

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

const ports = {
  fields: featureFields(
    districts.features.map(({ properties }) => properties ?? {}),
  ),
};

/** A button that opens the style of the layer; every edit is on the map at once. */
function StyleButton() {
  const [open, setOpen] = useState(true);
  return (
    <StyleEditorProvider locale="en" ports={ports}>
      <button type="button" onClick={() => setOpen(true)}>
        Style of the districts
      </button>
      {open && (
        <PolygonStyleDialog
          value={layer.scheme}
          onPreview={(next) => layer.setScheme(next)}
          onCancel={() => setOpen(false)}
          onApply={(next, { close }) => {
            layer.setScheme(next);
            if (close) setOpen(false);
          }}
        />
      )}
    </StyleEditorProvider>
  );
}

const panel = document.querySelector('#panel');
if (panel) createRoot(panel).render(<StyleButton />);
