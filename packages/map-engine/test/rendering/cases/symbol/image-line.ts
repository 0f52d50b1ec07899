import { imageLine, lineSymbol } from '../../../../src/model';
import { leafPicture } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: lineSymbol(imageLine({ source: leafPicture, width: 24, interval: 30 })),
} satisfies PictureCase;
