import { lineSymbol, markerLine, markerSymbol, simpleMarker } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: lineSymbol(
    markerLine({
      interval: 22,
      offset: 6,
      marker: markerSymbol(simpleMarker({ shape: 'triangle', size: 14, rotation: 90 })),
    }),
  ),
} satisfies PictureCase;
