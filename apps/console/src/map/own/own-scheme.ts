import {
  fillSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import type { RasterBand, RasterScheme, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import {
  generateCategories,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  singleSymbolScheme,
} from '@gep/map-engine/scheme';
import { defaultRasterScheme } from '../style/default-scheme';
import type { Palette } from './own-layer';

/** Hues that differ from each other and from the ramps of results. */
const hues = ['#d1495b', '#1f78b4', '#7a3e9d', '#c46a00', '#00798c', '#4a4e69'];

/** How features of a reader are drawn at first: in a hue that the layers before do not have; results shine through polygons. */
export function ownVectorScheme(kind: VectorGeometry, turn: number): VectorScheme {
  const color = hues[turn % hues.length];
  switch (kind) {
    case 'point': {
      const marker = simpleMarker({ fillColor: color, size: 9, outline: true, strokeColor: '#ffffff' });
      return singleSymbolScheme('point', { template: markerSymbol(marker) });
    }
    case 'line':
      return singleSymbolScheme('line', { template: lineSymbol(simpleLine({ color, width: 2 })) });
    case 'polygon': {
      const outline = lineSymbol(simpleLine({ color, width: 1.5 }));
      return singleSymbolScheme('polygon', {
        template: fillSymbol(simpleFill({ color: `${color}26`, outline })),
      });
    }
  }
}

/**
 * Values with colours of the file in those, pictures of three bands of bytes in theirs, anything else as the shape of its
 * values suggests.
 */
export function ownRasterScheme(bands: readonly RasterBand[], palette: Palette | null = null): RasterScheme {
  // Values that nobody listed cannot be rows.
  const listed = bands.length === 1 && bands[0].statistics.uniqueValues.length > 0;
  if (palette && listed)
    return generateCategories(rasterUniqueValuesScheme({ bands }), { colorTable: palette });
  const picture = bands.length >= 3 && bands.every(({ statistics }) => statistics.dataType === 'uint8');
  return picture ? rgbCompositeScheme({ bands }) : defaultRasterScheme(bands);
}
