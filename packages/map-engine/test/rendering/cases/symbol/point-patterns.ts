import {
  characterMarker,
  fillSymbol,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleMarker,
  svgMarker,
} from '../../../../src/model';
import { leafSvg } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

const small = markerSymbol(simpleMarker({ shape: 'square', size: 3, fillColor: '#2f6fb2' }));

/** The default, intervals, offsets, a quincunx of two layers, characters, drawings, broken intervals, no interval. */
export default {
  kind: 'sheet',
  symbols: [
    fillSymbol(pointPatternFill()),
    fillSymbol(pointPatternFill({ marker: small, intervalX: 6, intervalY: 6, useOutline: false })),
    fillSymbol(pointPatternFill({ marker: small, intervalX: 14, intervalY: 7, offsetX: 7, offsetY: 3 })),
    fillSymbol(
      pointPatternFill({ marker: small, intervalX: 14, intervalY: 14, useOutline: false }),
      pointPatternFill({ marker: small, intervalX: 14, intervalY: 14, offsetX: 7, offsetY: 7 }),
    ),
    fillSymbol(
      pointPatternFill({
        marker: markerSymbol(characterMarker({ text: '林', size: 12 })),
        intervalX: 14,
        intervalY: 14,
      }),
    ),
    fillSymbol(
      pointPatternFill({
        marker: markerSymbol(svgMarker({ svg: leafSvg, width: 12, height: 12 })),
        intervalX: 15,
        intervalY: 11,
      }),
    ),
    fillSymbol(pointPatternFill({ marker: small, intervalX: 7.3, intervalY: 5.9 })),
    fillSymbol(
      simpleFill({ color: '#dfeee5' }),
      pointPatternFill({ marker: small, intervalX: 0, intervalY: 9, opacity: 0.5 }),
    ),
  ],
} satisfies PictureCase;
