import { markerShapes, markerSymbol, simpleMarker } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

/** The seven shapes, plain and turned with an outline; the default; an odd size with edges on whole pixels. */
export default {
  kind: 'sheet',
  symbols: [
    ...markerShapes.map((shape) => markerSymbol(simpleMarker({ shape, size: 24 }))),
    ...markerShapes.map((shape) =>
      markerSymbol(
        simpleMarker({ shape, size: 23, fillColor: '#ffd24a', outline: true, strokeWidth: 3, rotation: 10 }),
      ),
    ),
    markerSymbol(simpleMarker()),
    markerSymbol(simpleMarker({ shape: 'square', size: 9, outline: true })),
  ],
} satisfies PictureCase;
