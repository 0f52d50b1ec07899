import { imageMarker, markerSymbol, svgMarker } from '../../../../src/model';
import { leafPicture, leafSvg } from '../../picture-case';
import type { PictureCase } from '../../picture-case';

/** A part without a fill stays without; nothing follows the rules of a file saved by a program. */
const ring =
  '<?xml version="1.0"?><!DOCTYPE svg><svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="none" stroke="#333"/>' +
  '<circle cx="4" cy="4" r="1"/></svg><!-- end -->';

/** Drawings in their own and other colours, outlined, stretched, faded; pictures turned, anchored, shrunk to fit. */
export default {
  kind: 'sheet',
  symbols: [
    markerSymbol(svgMarker({ svg: leafSvg, width: 28, height: 28 })),
    markerSymbol(svgMarker({ svg: leafSvg, width: 28, height: 28, fillColor: '#b13f64' })),
    markerSymbol(svgMarker({ svg: leafSvg, width: 28, height: 28, outline: true, strokeWidth: 2 })),
    markerSymbol(svgMarker({ svg: leafSvg, width: 56, height: 20, opacity: 0.4 })),
    markerSymbol(svgMarker({ svg: ring, width: 28, height: 28, fillColor: '#2f6fb2' })),
    markerSymbol(imageMarker({ source: leafPicture, width: 28, height: 28, rotation: 90 })),
    markerSymbol(
      imageMarker({ source: leafPicture, width: 20, height: 28, anchorX: 'left', anchorY: 'bottom' }),
    ),
    markerSymbol(imageMarker({ source: leafPicture, width: 100, height: 100 })),
  ],
} satisfies PictureCase;
