import { lineCaps, lineSymbol, simpleLine, strokeDashes } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

/** Five dashes with square, butt and round caps, 4 px wide; then the default line of 1 px with each. */
export default {
  kind: 'sheet',
  symbols: [
    ...lineCaps.flatMap((cap) =>
      strokeDashes.map((dash) => lineSymbol(simpleLine({ color: '#333333', width: 4, dash, cap }))),
    ),
    ...strokeDashes.map((dash) => lineSymbol(simpleLine({ dash }))),
  ],
} satisfies PictureCase;
