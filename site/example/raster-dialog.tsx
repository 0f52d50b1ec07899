import {
  createMap,
  createRasterLayer,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { RasterStyleDialog, StyleEditorProvider } from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const scheme = stretch({ stretch: 'percent-clip', ramp: 'viridis' });
const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({
    name: 'Heights',
    ...(await file.describe()),
    ...file,
    scheme,
  }),
);
void map.fit(layer, { duration: 0 });

function HeightStyle() {
  const [open, setOpen] = useState(true);
  return (
    <StyleEditorProvider locale="en">
      <button type="button" onClick={() => setOpen(true)}>
        Style of the heights
      </button>
      {open && (
        <RasterStyleDialog
          title="Heights"
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
if (panel) createRoot(panel).render(<HeightStyle />);
