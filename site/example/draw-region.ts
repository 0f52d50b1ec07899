import { createMap, createPolygonLayer, singleSymbol } from '@gep/map-engine';
import { districts } from './data/county';

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#dfe8da' }),
  }),
);
void map.fit(layer, { duration: 0 });

const draw = document.createElement('button');
draw.textContent = 'Draw a region';
const clear = document.createElement('button');
clear.textContent = 'Clear';
const text = document.createElement('pre');
document.querySelector('#panel')?.append(draw, clear, text);

clear.onclick = () => map.clearRegion();
draw.onclick = async () => {
  text.textContent = 'Click corners; a double click ends, Escape gives up.';
  const region = await map
    .drawPolygon({ projection: 'EPSG:4326' })
    .catch(() => null);
  text.textContent = region ? JSON.stringify(region.geoJson, null, 1) : 'Given up';
};
