import { markerSymbol, simpleMarker, strokeDashes } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

/** Outlines of the five dashes, half opaque, a stack of three, a stack with a hidden layer. */
export default {
  kind: 'sheet',
  symbols: [
    ...strokeDashes.map((strokeDash) =>
      markerSymbol(
        simpleMarker({
          shape: 'square',
          size: 26,
          fillColor: '#dfeee5',
          outline: true,
          strokeDash,
          strokeWidth: 2,
        }),
      ),
    ),
    markerSymbol(
      simpleMarker({ size: 26, opacity: 0.5, outline: true, strokeWidth: 4, strokeColor: '#2f6fb2' }),
    ),
    markerSymbol(
      simpleMarker({ size: 28 }),
      simpleMarker({ size: 18, fillColor: '#ffffff' }),
      simpleMarker({ size: 8 }),
    ),
    markerSymbol(simpleMarker({ size: 28, visible: false }), simpleMarker({ shape: 'star', size: 18 })),
  ],
} satisfies PictureCase;
