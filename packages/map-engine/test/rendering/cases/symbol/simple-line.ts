import { lineSymbol, simpleLine } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

export default {
  kind: 'symbol',
  symbol: lineSymbol(
    simpleLine({ color: '#333333', width: 9 }),
    simpleLine({ color: '#ffd24a', width: 5, dash: 'dash-dot' }),
  ),
} satisfies PictureCase;
