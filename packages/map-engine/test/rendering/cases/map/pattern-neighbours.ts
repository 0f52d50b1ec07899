import { createPolygonLayer } from '../../../../src/layer';
import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../../../src/model';
import type { FillSymbol } from '../../../../src/model';
import { singleSymbolScheme } from '../../../../src/scheme';
import type { PictureCase } from '../../picture-case';

const outline = lineSymbol(simpleLine({ color: '#8a8f99' }));
const hatch = lineSymbol(simpleLine({ color: '#b13f64', width: 2 }));
const dot = markerSymbol(simpleMarker({ size: 6, fillColor: '#2f6fb2' }));
const symbols: FillSymbol[] = [
  fillSymbol(simpleFill({ color: '#fff3c4', outline }), linePatternFill({ line: hatch, angle: 30, outline })),
  fillSymbol(pointPatternFill({ marker: dot, intervalX: 12, intervalY: 12, outline })),
  fillSymbol(gradientFill({ shape: 'radial', startColor: '#ffe9a8', endColor: '#1f7a55', outline })),
];

/** Pairs of neighbours with a slanted border and a hole: patterns continue across the border, gradients start again. */
export default {
  kind: 'map',
  extent: [0, 0, 6.2, 4],
  fill: (map) => {
    symbols.forEach((template, i) => {
      const x = i * 2.1;
      const parts = [
        [x, 0.2, x + 0.7, 0.2, x + 1.3, 3.8, x, 3.8, x, 0.2],
        [x + 0.7, 0.2, x + 2, 0.2, x + 2, 3.8, x + 1.3, 3.8, x + 0.7, 0.2],
      ];
      const hole = [x + 1.4, 1, x + 1.5, 2.4, x + 1.8, 1.6, x + 1.4, 1];
      const features = parts.map((ring, k) => {
        const flatCoordinates = k === 0 ? ring : [...ring, ...hole];
        const ends = k === 0 ? [ring.length] : [ring.length, flatCoordinates.length];
        const geometry = { type: 'Polygon', flatCoordinates, layout: 'XY', ends } as const;
        return { id: String(k), geometry, properties: {} };
      });
      map.addLayer(createPolygonLayer({ scheme: singleSymbolScheme('polygon', { template }), features }));
    });
  },
} satisfies PictureCase;
