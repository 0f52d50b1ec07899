import { createMap, createPointLayer, graduatedSizes } from '@gep/map-engine';
import {
  featureFields,
  PointStyleDialog,
  StyleEditorProvider,
} from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { towns } from './data/county';

const map = createMap('map');
const scheme = graduatedSizes({
  field: 'people',
  classes: 4,
  startSize: 8,
  endSize: 36,
});
const layer = map.addLayer(
  createPointLayer({ name: 'Towns', features: towns, scheme }),
);
void map.fit(layer, { duration: 0, padding: 40 });
const ports = {
  fields: featureFields(towns.features.map(({ properties }) => properties ?? {})),
};

function TownStyle() {
  const [open, setOpen] = useState(true);
  return (
    <StyleEditorProvider locale="en" ports={ports}>
      <button type="button" onClick={() => setOpen(true)}>
        Style of the towns
      </button>
      {open && (
        <PointStyleDialog
          title="Towns"
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
if (panel) createRoot(panel).render(<TownStyle />);
