import { createPointLayer, geoJsonFeatures } from '../../../../src/layer';
import { labelSymbol, markerSymbol, simpleMarker } from '../../../../src/model';
import type { LabelSymbol } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

/** One town a layer, its name in one option each; the last is outside of its range of scales. */
const options: Partial<LabelSymbol>[] = [
  { size: 20, color: '#1f5fa8' },
  { fontStyle: 'italic', offsetX: 24, offsetY: 10 },
  { fontStyle: 'bold', haloWidth: 3, haloColor: '#ffd24a' },
  { rotation: 45, opacity: 0.5 },
  { fontFamily: 'serif', useBackground: true },
  { maxResolution: 1 },
];
const town = (i: number) =>
  geoJsonFeatures({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [100 + (i % 3), 30 + Math.floor(i / 3)] },
        properties: { name: 'Town 镇' },
      },
    ],
  });

export default {
  kind: 'map',
  extent: [99.5, 29.6, 102.5, 31.4],
  size: [372, 220],
  fill: (map) => {
    options.forEach((one, i) => {
      const scheme = singleSymbolScheme('point', {
        template: markerSymbol(simpleMarker({ size: 6, fillColor: '#c0392b' })),
        label: labelSymbol({ useLabel: true, field: 'name', ...one }),
      });
      map.addLayer(createPointLayer({ scheme, features: town(i) }));
    });
  },
} satisfies PictureCase;
