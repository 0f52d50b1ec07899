import { characterMarker, markerSymbol } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: markerSymbol(
    characterMarker({ text: '山', size: 48, fillColor: '#2f6fb2', outline: true, strokeColor: '#10263d' }),
  ),
} satisfies PictureCase;
