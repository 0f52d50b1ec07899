import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: fillSymbol(
    simpleFill({
      color: '#a7cf8d',
      outline: lineSymbol(simpleLine({ color: '#2f6fb2', width: 4, dash: 'dot' })),
    }),
  ),
} satisfies PictureCase;
