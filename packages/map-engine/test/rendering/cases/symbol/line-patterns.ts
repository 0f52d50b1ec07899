import {
  fillSymbol,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

const dots = lineSymbol(
  simpleLine({ color: '#8a8f99' }),
  markerLine({ interval: 12, marker: markerSymbol(simpleMarker({ shape: 'star', size: 9 })) }),
);

/** Angles, intervals, offsets; wide, dashed and marker lines as patterns; crossed hatches on a fill. */
export default {
  kind: 'sheet',
  symbols: [
    ...[0, 30, 45, 90, 135, -20].map((angle) => fillSymbol(linePatternFill({ angle, interval: 6 }))),
    fillSymbol(linePatternFill({ interval: 8, offset: 4 })),
    fillSymbol(linePatternFill({ interval: 8, line: lineSymbol(simpleLine({ width: 4 })) })),
    fillSymbol(
      linePatternFill({ interval: 5, angle: 60, line: lineSymbol(simpleLine({ dash: 'dash-dot' })) }),
    ),
    fillSymbol(linePatternFill({ interval: 12, line: dots, useOutline: false })),
    fillSymbol(linePatternFill({ interval: 14, angle: 30, line: dots })),
    fillSymbol(
      simpleFill({ color: '#fff3c4' }),
      linePatternFill({ angle: 45 }),
      linePatternFill({ angle: -45 }),
    ),
  ],
} satisfies PictureCase;
