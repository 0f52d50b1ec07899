import { lineSymbol, simpleLine } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

/** Widths up to the largest, which is shrunk to fit; a road of three strokes; a faded and a hidden stroke. */
export default {
  kind: 'sheet',
  symbols: [
    ...[1, 2, 3, 5, 8, 20, 40, 100].map((width) => lineSymbol(simpleLine({ width, color: '#2f6fb2' }))),
    lineSymbol(
      simpleLine({ width: 9, color: '#333333' }),
      simpleLine({ width: 6, color: '#ffffff' }),
      simpleLine(),
    ),
    lineSymbol(simpleLine({ width: 12, opacity: 0.3 }), simpleLine({ width: 2 })),
    lineSymbol(simpleLine({ width: 12, visible: false }), simpleLine({ width: 2, cap: 'butt' })),
  ],
} satisfies PictureCase;
