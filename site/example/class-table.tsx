import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import { isTableScheme } from '@gep/map-engine/model';
import { setRamp } from '@gep/map-engine/scheme/edit';
import {
  CategoryTable,
  ColorRampSelect,
  StyleEditorProvider,
} from '@gep/style-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { districts } from './data/county';

const properties = districts.features.map((feature) => feature.properties ?? {});
const build = graduated({
  field: 'forest',
  method: 'quantile',
  classes: 6,
  ramp: 'YlGn',
});
const start = build({ geometry: 'polygon', properties });
const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({ features: districts, scheme: start }),
);
void map.fit(layer, { duration: 0 });

/** Single parts of the dialogs in a panel of one's own. */
function Classes() {
  const [scheme, setScheme] = useState(start);
  const show = (next: typeof scheme) => {
    setScheme(next);
    layer.setScheme(next);
  };
  return (
    <StyleEditorProvider locale="en">
      <div className="gep-root">
        <ColorRampSelect
          value={scheme.classification.ramp}
          onChange={(ramp) => show(setRamp(scheme, { ramp }))}
        />
        {isTableScheme(scheme) && <CategoryTable value={scheme} onChange={show} />}
      </div>
    </StyleEditorProvider>
  );
}

const panel = document.querySelector('#panel');
if (panel) createRoot(panel).render(<Classes />);
