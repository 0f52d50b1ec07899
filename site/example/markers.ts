import {
  createMap,
  createPointLayer,
  labelSymbol,
  markerSymbol,
  simpleMarker,
  uniqueValues,
} from '@gep/map-engine';
import type { GeoJsonCollection } from '@gep/map-engine';
import { markerShapes } from '@gep/map-engine/model';

const features = markerShapes.map((shape, i) => ({
  geometry: {
    type: 'Point' as const,
    coordinates: [116 + (i % 4) * 0.3, 36.3 - Math.floor(i / 4) * 0.25],
  },
  properties: { shape },
}));
const shapes: GeoJsonCollection = { type: 'FeatureCollection', features };

const symbols = Object.fromEntries(
  markerShapes.map((shape, i) => [
    shape,
    markerSymbol(
      simpleMarker({
        shape,
        size: 44,
        rotation: i * 15,
        fillColor: ['#2f6fb2', '#d9694f', '#3d7a3a', '#e0a526'][i % 4],
        outline: true,
        strokeColor: '#1c2733',
        strokeWidth: 2,
        strokeDash: i % 2 ? 'dash' : 'solid',
      }),
    ),
  ]),
);
const label = labelSymbol({
  useLabel: true,
  field: 'shape',
  offsetY: 40,
  size: 14,
});

const map = createMap('map', { scaleLine: false });
const layer = map.addLayer(
  createPointLayer({
    features: shapes,
    scheme: uniqueValues({ field: 'shape', symbols, label }),
  }),
);
void map.fit(layer, { duration: 0, padding: 70 });
