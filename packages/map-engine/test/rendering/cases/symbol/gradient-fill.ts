import { fillSymbol, gradientFill } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: fillSymbol(gradientFill({ startColor: '#fde0c5', endColor: '#b13f64', angle: 30 })),
} satisfies PictureCase;
