import {
  createMap,
  createPointLayer,
  markerSymbol,
  simpleMarker,
} from '@gep/map-engine';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import {
  MarkerSymbolEditor,
  StyleEditorProvider,
  SymbolPreview,
  useDraft,
} from '@gep/style-editor';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { towns } from './data/county';

const start = markerSymbol(
  simpleMarker({ shape: 'star', size: 34, fillColor: '#e0a526', outline: true }),
);
const map = createMap('map');
const schemeOf = (template: typeof start) =>
  singleSymbolScheme('point', { template });
const layer = map.addLayer(
  createPointLayer({ features: towns, scheme: schemeOf(start) }),
);
void map.fit(layer, { duration: 0, padding: 40 });

/** Plain state of React with a history: what was edited can be undone and redone. */
function Editor() {
  const { value, edit, undo, redo } = useDraft(start);
  useEffect(() => layer.setScheme(schemeOf(value)), [value]);
  return (
    <StyleEditorProvider locale="en">
      <div className="gep-root">
        <SymbolPreview symbol={value} size="overall" />
        <button type="button" onClick={undo}>
          Undo
        </button>
        <button type="button" onClick={redo}>
          Redo
        </button>
        <MarkerSymbolEditor value={value} onChange={edit} />
      </div>
    </StyleEditorProvider>
  );
}

const panel = document.querySelector('#panel');
if (panel) createRoot(panel).render(<Editor />);
