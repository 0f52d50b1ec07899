import { createLineLayer, geoJsonFeatures } from '../../../../src/layer';
import { labelSymbol, lineSymbol, simpleLine } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

/** Half a wave, from west to east or back: the text is never upside down. */
const river = (y: number, back: boolean): number[][] => {
  const points = Array.from({ length: 33 }, (_, i) => [100 + i / 8, y + Math.sin(i / 5) / 3]);
  return back ? points.reverse() : points;
};

const features = geoJsonFeatures({
  type: 'FeatureCollection',
  features: [
    { geometry: { type: 'LineString', coordinates: river(32, false) }, properties: { name: 'Yellow River' } },
    { geometry: { type: 'LineString', coordinates: river(31, true) }, properties: { name: 'Long River' } },
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [100, 30],
          [100.4, 30],
        ],
      },
      properties: { name: 'Too short for its name' },
    },
  ],
});

const scheme = singleSymbolScheme('line', {
  template: lineSymbol(simpleLine({ color: '#2f6fb2', width: 2 })),
  label: labelSymbol({
    useLabel: true,
    field: 'name',
    placement: 'line',
    size: 14,
    color: '#123a5a',
    haloWidth: 2,
    offsetY: -10,
  }),
});

export default {
  kind: 'map',
  extent: [99.9, 29.7, 104.1, 32.6],
  fill: (map) => void map.addLayer(createLineLayer({ scheme, features })),
} satisfies PictureCase;
