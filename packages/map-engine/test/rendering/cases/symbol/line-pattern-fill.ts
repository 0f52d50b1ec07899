import { fillSymbol, linePatternFill, simpleFill } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: fillSymbol(simpleFill({ color: '#e8efe2' }), linePatternFill({ angle: 45, interval: 12 })),
} satisfies PictureCase;
