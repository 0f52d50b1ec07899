import { markerSymbol, svgMarker } from '../../../../src/model';
import { leafSvg } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: markerSymbol(svgMarker({ svg: leafSvg, width: 72, height: 48, rotation: 30 })),
} satisfies PictureCase;
