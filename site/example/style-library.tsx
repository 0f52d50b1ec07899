import {
  createMap,
  createPointLayer,
  defaultSymbol,
  markerSymbol,
  simpleMarker,
} from '@gep/map-engine';
import type { MapSymbol, MarkerSymbol } from '@gep/map-engine';
import { markerShapes } from '@gep/map-engine/model';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { StyleEditorProvider, StyleLibraryDialog } from '@gep/style-editor';
import type { LibraryStyle, StyleLibrary } from '@gep/style-editor';
import { createRoot } from 'react-dom/client';
import { towns } from './data/county';

// The port that a host fills: styles of everybody and of the person, and how one is saved. Usually a server.
const own: LibraryStyle[] = [];
const shapes = markerShapes.map((shape, i) => ({
  id: shape,
  name: shape,
  symbol: markerSymbol(
    simpleMarker({ shape, size: 20, fillColor: ['#2f6fb2', '#d9694f'][i % 2] }),
  ),
}));
const library: StyleLibrary = {
  publicStyles: async (kind) =>
    kind === 'marker' ? [{ id: 'shapes', name: 'Shapes', styles: shapes }] : [],
  privateStyles: async () => own,
  save: async (name: string, symbol: MapSymbol) => {
    own.push({ id: String(own.length), name, symbol });
  },
};

const map = createMap('map');
const schemeOf = (template: MapSymbol) =>
  singleSymbolScheme('point', { template: template as MarkerSymbol });
const layer = map.addLayer(
  createPointLayer({ features: towns, scheme: schemeOf(defaultSymbol('point')) }),
);
void map.fit(layer, { duration: 0, padding: 40 });

const panel = document.querySelector('#panel');
const root = panel && createRoot(panel);
const show = (open: boolean) =>
  root?.render(
    <StyleEditorProvider locale="en" ports={{ library }}>
      <button type="button" onClick={() => show(true)}>
        Choose a symbol
      </button>
      {open && (
        <StyleLibraryDialog
          kind="marker"
          library={library}
          onApply={({ symbol }) => layer.setScheme(schemeOf(symbol))}
          onCancel={() => show(false)}
        />
      )}
    </StyleEditorProvider>,
  );
show(true);
