import { markerSymbol, simpleMarker } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: markerSymbol(
    simpleMarker({
      shape: 'star',
      size: 48,
      rotation: 15,
      outline: true,
      strokeWidth: 2,
      strokeColor: '#7a2e2e',
    }),
  ),
} satisfies PictureCase;
