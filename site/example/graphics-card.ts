import {
  createMap,
  createPointLayer,
  graduated,
  markerSymbol,
  quickerWithWebgl,
  simpleMarker,
  webglRenderer,
} from '@gep/map-engine';
import { stations } from './data/county';

const map = createMap('map');

// Both draw the same picture out of sight; false at once where there is no WebGL.
const quicker = await quickerWithWebgl();
const layer = map.addLayer(
  createPointLayer({
    name: 'Rainfall',
    features: stations,
    scheme: graduated({
      field: 'rain',
      classes: 6,
      ramp: 'Blues',
      symbol: markerSymbol(simpleMarker({ size: 11 })),
    }),
    renderer: quicker.features ? webglRenderer : undefined,
  }),
);
await map.fit(layer, { duration: 0 });

const answer = document.createElement('p');
answer.textContent = quicker.features
  ? 'Drawn by the graphics card, which is quicker here.'
  : 'Drawn on a canvas, which is quicker here.';
document.querySelector('#panel')?.append(answer);
