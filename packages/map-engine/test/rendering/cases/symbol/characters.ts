import { characterMarker, fontStyles, markerSymbol } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

/** An emptied text, three styles, a Chinese character of the test fonts, an outline, a turn, the largest size. */
export default {
  kind: 'sheet',
  symbols: [
    markerSymbol(characterMarker({ text: '' })),
    ...fontStyles.map((fontStyle) =>
      markerSymbol(characterMarker({ text: 'R', size: 24, fontStyle, fontFamily: 'serif' })),
    ),
    markerSymbol(characterMarker({ text: '龟', size: 26, fillColor: '#b13f64' })),
    markerSymbol(
      characterMarker({ text: '7', size: 26, outline: true, strokeColor: '#ffd24a', strokeWidth: 3 }),
    ),
    markerSymbol(characterMarker({ text: '~', size: 26, rotation: 90 })),
    markerSymbol(characterMarker({ text: 'g', size: 100 })),
  ],
} satisfies PictureCase;
