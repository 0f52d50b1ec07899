import { createLineLayer } from '../../../../src/layer';
import {
  lineJoins,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
  simpleMarker,
} from '../../../../src/model';
import type { LineSymbol } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

const arrow = markerSymbol(simpleMarker({ shape: 'triangle', size: 9, rotation: 90, fillColor: '#10263d' }));
const track = simpleLine({ color: '#8a8f99' });
const symbols: LineSymbol[] = [
  ...lineJoins.map((join) =>
    lineSymbol(
      simpleLine({ width: 8, color: '#2f6fb2', join, cap: 'butt' }),
      simpleLine({ width: 2, color: '#ffffff', dash: 'dash' }),
    ),
  ),
  lineSymbol(track, markerLine({ marker: arrow, interval: 14 })),
  lineSymbol(track, markerLine({ marker: arrow, position: 'vertices' })),
  lineSymbol(track, markerLine({ marker: arrow, interval: 14, followLine: false })),
];

/** A zigzag a symbol: the three joins under a dashed middle, then markers by interval, on vertices, upright. */
export default {
  kind: 'map',
  extent: [0, 0, 6.2, 4],
  fill: (map) => {
    symbols.forEach((template, i) => {
      const [x, y] = [(i % 3) * 2.1 + 0.2, i < 3 ? 2.3 : 0.3];
      const flatCoordinates = [x, y, x + 0.8, y + 1.2, x + 0.9, y, x + 1.6, y + 0.3];
      const geometry = { type: 'LineString', flatCoordinates, layout: 'XY' } as const;
      const scheme = singleSymbolScheme('line', { template });
      map.addLayer(createLineLayer({ scheme, features: [{ id: '1', geometry, properties: {} }] }));
    });
  },
} satisfies PictureCase;
