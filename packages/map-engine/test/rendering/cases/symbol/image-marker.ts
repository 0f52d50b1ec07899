import { imageMarker, markerSymbol } from '../../../../src/model';
import { leafPicture } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: markerSymbol(imageMarker({ source: leafPicture, width: 96, height: 40, offsetX: 8 })),
} satisfies PictureCase;
