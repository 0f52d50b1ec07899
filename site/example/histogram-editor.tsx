import {
  createMap,
  createRasterLayer,
  geoTiffLoader,
  rasterClasses,
} from '@gep/map-engine';
import { schemeBreaks } from '@gep/map-engine/scheme';
import { setBreaks } from '@gep/map-engine/scheme/edit';
import { HistogramEditor, StyleEditorProvider } from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const about = await file.describe();
const { histogram } = about.bands[0].statistics;
const start = rasterClasses({ method: 'quantile', classes: 5, ramp: 'YlOrBr' })(
  about,
);
document.querySelector('#app')?.classList.add('column');
const map = createMap('map');
const layer = map.addLayer(createRasterLayer({ ...about, ...file, scheme: start }));
void map.fit(layer, { duration: 0 });

/** Drag the edges of classes over the histogram; the map follows. */
function Breaks() {
  const [scheme, setScheme] = useState(start);
  return (
    <StyleEditorProvider locale="en">
      <div className="gep-root">
        <HistogramEditor
          label="Heights"
          histogram={histogram}
          breaks={schemeBreaks(scheme)}
          colors={scheme.categories.map(({ color }) => color)}
          onChange={(breaks) => {
            const next = setBreaks(scheme, breaks, {
              statistics: about.bands[0].statistics,
            });
            setScheme(next);
            layer.setScheme(next);
          }}
        />
      </div>
    </StyleEditorProvider>
  );
}

const panel = document.querySelector('#panel');
if (panel) createRoot(panel).render(<Breaks />);
