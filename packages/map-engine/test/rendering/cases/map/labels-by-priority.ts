import { createPointLayer, geoJsonFeatures } from '../../../../src/layer';
import { labelSymbol, markerSymbol, simpleMarker } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

/** Three rows of towns whose names touch each other; the greater towns keep theirs. */
const features = geoJsonFeatures({
  type: 'FeatureCollection',
  features: Array.from({ length: 18 }, (_, i) => ({
    geometry: { type: 'Point', coordinates: [100 + (i % 6) * 0.5, 30 + Math.floor(i / 6) * 0.6] },
    properties: { name: `Town ${i}`, people: (i * 7) % 18 },
  })),
});

const scheme = singleSymbolScheme('point', {
  template: markerSymbol(simpleMarker({ size: 8, fillColor: '#c0392b' })),
  label: labelSymbol({
    useLabel: true,
    field: 'name',
    priorityField: 'people',
    offsetY: -12,
    rotation: -15,
    haloWidth: 1,
  }),
});

export default {
  kind: 'map',
  extent: [99.7, 29.7, 102.8, 31.6],
  fill: (map) => void map.addLayer(createPointLayer({ scheme, features })),
} satisfies PictureCase;
