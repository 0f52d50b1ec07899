import { createMap, createPolygonLayer } from '@gep/map-engine';
import type { FillSymbol } from '@gep/map-engine';
import { districtSymbol, singleSymbolScheme } from '@gep/map-engine/scheme';
import { FillSymbolEditor, StyleEditorProvider } from '@gep/style-editor';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { districts } from './data/county';

// A symbol is a plain value, so it lives in the store of the application, whichever that is.
interface Store {
  readonly symbol: FillSymbol;
  readonly setSymbol: (symbol: FillSymbol) => void;
}
const useStore = create<Store>()((set) => ({
  symbol: districtSymbol,
  setSymbol: (symbol) => set({ symbol }),
}));

const map = createMap('map');
const schemeOf = ({ symbol }: Store) =>
  singleSymbolScheme('polygon', { template: symbol });
const layer = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: schemeOf(useStore.getState()),
  }),
);
useStore.subscribe((state) => layer.setScheme(schemeOf(state)));
void map.fit(layer, { duration: 0 });

function Editor() {
  const { symbol, setSymbol } = useStore();
  return (
    <StyleEditorProvider locale="en">
      <div className="gep-root">
        <FillSymbolEditor value={symbol} onChange={setSymbol} />
      </div>
    </StyleEditorProvider>
  );
}

const panel = document.querySelector('#panel');
if (panel) createRoot(panel).render(<Editor />);
