import {
  createMap,
  createPolygonLayer,
  fillSymbol,
  graduated,
  labelSymbol,
  lineSymbol,
  simpleFill,
  simpleLine,
} from '@gep/map-engine';
import { districts } from './data/county';

// Values on a box, shown only where the map is large enough for them.
const label = labelSymbol({
  useLabel: true,
  field: 'yield',
  size: 12,
  fontStyle: 'bold',
  useBackground: true,
  background: fillSymbol(
    simpleFill({
      color: '#ffffffe0',
      outline: lineSymbol(simpleLine({ color: '#1c2733', width: 1 })),
    }),
  ),
  maxResolution: 1_000,
});

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: graduated({ field: 'yield', classes: 5, ramp: 'YlGn', label }),
    formatLabel: (value) => `${Number(value).toFixed(1)} t`,
  }),
);
void map.fit(layer, { duration: 0 });
