import {
  fillSymbol,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

const beads = markerLine({ interval: 12, marker: markerSymbol(simpleMarker({ size: 6 })) });

/** The default outline, none, joins, too wide for a preview, beads on a dashed line, faded, above a hidden layer. */
export default {
  kind: 'sheet',
  symbols: [
    fillSymbol(),
    fillSymbol(simpleFill({ useOutline: false })),
    fillSymbol(
      simpleFill({ color: '#fff3c4', outline: lineSymbol(simpleLine({ width: 6, join: 'miter' })) }),
    ),
    fillSymbol(
      simpleFill({ color: '#fff3c4', outline: lineSymbol(simpleLine({ width: 6, join: 'bevel' })) }),
    ),
    fillSymbol(simpleFill({ color: '#fff3c4', outline: lineSymbol(simpleLine({ width: 40 })) })),
    fillSymbol(simpleFill({ color: '#fff3c4', outline: lineSymbol(simpleLine({ dash: 'dash' }), beads) })),
    fillSymbol(simpleFill({ color: '#fff3c4', opacity: 0.5, outline: lineSymbol(simpleLine({ width: 3 })) })),
    fillSymbol(
      simpleFill({ visible: false }),
      simpleFill({ color: '#b13f64', outline: lineSymbol(simpleLine({ color: '#333333' })) }),
    ),
  ],
} satisfies PictureCase;
