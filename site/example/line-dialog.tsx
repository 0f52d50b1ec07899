import { createMap, createLineLayer, uniqueValues } from '@gep/map-engine';
import {
  featureFields,
  LineStyleDialog,
  StyleEditorProvider,
} from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { roads } from './data/county';

const map = createMap('map');
const scheme = uniqueValues({ field: 'level' });
const layer = map.addLayer(
  createLineLayer({ name: 'Roads', features: roads, scheme }),
);
void map.fit(layer, { duration: 0, padding: 40 });
const ports = {
  fields: featureFields(roads.features.map(({ properties }) => properties ?? {})),
};

function RoadStyle() {
  const [open, setOpen] = useState(true);
  return (
    <StyleEditorProvider locale="en" ports={ports}>
      <button type="button" onClick={() => setOpen(true)}>
        Style of the roads
      </button>
      {open && (
        <LineStyleDialog
          title="Roads"
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
if (panel) createRoot(panel).render(<RoadStyle />);
