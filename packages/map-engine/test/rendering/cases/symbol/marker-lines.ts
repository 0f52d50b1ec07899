import {
  imageLine,
  lineSymbol,
  markerLine,
  markerPositions,
  markerSymbol,
  simpleLine,
  simpleMarker,
} from '../../../../src/model';
import { leafPicture } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

const track = simpleLine({ color: '#8a8f99' });
const arrow = markerSymbol(simpleMarker({ shape: 'triangle', size: 9, rotation: 90 }));

/** Five positions, offsets from both ends, large markers; the default; picture lines. */
export default {
  kind: 'sheet',
  symbols: [
    ...markerPositions.map((position) =>
      lineSymbol(track, markerLine({ position, marker: arrow, interval: 15 })),
    ),
    lineSymbol(track, markerLine({ marker: arrow, interval: 15, offset: 7 })),
    lineSymbol(track, markerLine({ marker: arrow, interval: 15, offset: -4 })),
    lineSymbol(track, markerLine({ marker: arrow, position: 'last', offset: 20, followLine: false })),
    lineSymbol(markerLine({ marker: markerSymbol(simpleMarker({ size: 50 })), interval: 60 })),
    lineSymbol(markerLine()),
    lineSymbol(imageLine({ source: leafPicture, width: 12, interval: 16 })),
    lineSymbol(imageLine({ source: leafPicture, width: 60, interval: 70 })),
  ],
} satisfies PictureCase;
