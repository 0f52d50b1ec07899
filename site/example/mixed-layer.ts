import {
  createLegend,
  createMap,
  createMixedLayer,
  fillSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { districts, rivers, towns } from './data/county';

// One collection with points, lines and polygons, as in many GeoJSON files; a scheme for each.
const features = [
  ...districts.features.slice(0, 21),
  ...rivers.features,
  ...towns.features,
];
const outline = lineSymbol(simpleLine({ color: '#ffffff', width: 1 }));

const map = createMap('map');
const layer = map.addLayer(
  createMixedLayer({
    name: 'All of the county',
    features: { type: 'FeatureCollection', features },
    schemes: {
      point: singleSymbolScheme('point', {
        template: markerSymbol(
          simpleMarker({ shape: 'square', size: 10, fillColor: '#c0392b' }),
        ),
      }),
      line: singleSymbolScheme('line', {
        template: lineSymbol(simpleLine({ color: '#2f6fb2', width: 4 })),
      }),
      polygon: singleSymbolScheme('polygon', {
        template: fillSymbol(simpleFill({ color: '#dfe8da', outline })),
      }),
    },
  }),
);
void map.fit(layer, { duration: 0 });
document.querySelector('#panel')?.append(createLegend(layer).element);
