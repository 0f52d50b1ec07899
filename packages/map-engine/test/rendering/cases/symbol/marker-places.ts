import { horizontalAnchors, markerSymbol, simpleMarker, verticalAnchors } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

const cross = simpleMarker({ shape: 'cross', size: 9, fillColor: '#c0392b' });

/** Nine anchors, offsets and rotations about the point (the cross); markers too large or too far off for a preview. */
export default {
  kind: 'sheet',
  symbols: [
    ...verticalAnchors.flatMap((anchorY) =>
      horizontalAnchors.map((anchorX) =>
        markerSymbol(simpleMarker({ shape: 'pentagon', size: 14, anchorX, anchorY }), cross),
      ),
    ),
    markerSymbol(simpleMarker({ shape: 'triangle', size: 14, offsetX: 12, offsetY: -6 }), cross),
    markerSymbol(simpleMarker({ shape: 'triangle', size: 14, offsetX: 12, rotation: 90 }), cross),
    markerSymbol(simpleMarker({ shape: 'triangle', size: 14, offsetX: 12, rotation: -135 }), cross),
    markerSymbol(simpleMarker({ shape: 'triangle', size: 50 }), cross),
    markerSymbol(simpleMarker({ shape: 'hexagon', size: 20, offsetX: 100 })),
    markerSymbol(simpleMarker({ shape: 'hexagon', size: 20, offsetX: -60, offsetY: 30 }), cross),
  ],
} satisfies PictureCase;
