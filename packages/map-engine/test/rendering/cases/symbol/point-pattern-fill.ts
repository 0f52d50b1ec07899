import { fillSymbol, markerSymbol, pointPatternFill, simpleMarker } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: fillSymbol(
    pointPatternFill({
      intervalX: 24,
      intervalY: 18,
      marker: markerSymbol(simpleMarker({ shape: 'hexagon', size: 12 })),
    }),
  ),
} satisfies PictureCase;
