import { defaults } from '../model';
import type { CharacterMarker, ImageMarker, MarkerSymbolLayer, SimpleMarker } from '../model';
import type { LayerCompilers, MarkerItem } from './display-list';
import { cssFont, markerStroke, placementOf } from './marker-parts';
import { shapeOf } from './shape';
import { compileSvgMarker } from './svg-marker';

/** A regular shape, filled and outlined. */
function compileSimpleMarker(marker: SimpleMarker, opacity: number): MarkerItem[] {
  const { shape, size, fillColor } = marker;
  const drawing = {
    kind: 'shape',
    shape: shapeOf(shape, size),
    width: size,
    height: size,
    fill: fillColor,
    stroke: markerStroke(marker),
    opacity,
  } as const;
  return [{ drawing, ...placementOf(marker) }];
}

/** A character of a font, filled and outlined. */
function compileCharacterMarker(marker: CharacterMarker, opacity: number): MarkerItem[] {
  const drawing = {
    kind: 'text',
    text: marker.text || defaults.characterText,
    font: cssFont(marker.fontStyle, marker.size, marker.fontFamily),
    size: marker.size,
    fill: marker.fillColor,
    stroke: markerStroke(marker),
    opacity,
  } as const;
  return [{ drawing, ...placementOf(marker) }];
}

/** A picture stretched to the marker's width and height; nothing until a picture is chosen. */
function compileImageMarker(marker: ImageMarker, opacity: number): MarkerItem[] {
  if (marker.source === '') return [];
  const { source, width, height } = marker;
  return [{ drawing: { kind: 'image', source, width, height, opacity }, ...placementOf(marker) }];
}

/** The display list of every kind of marker layer. */
export const markerCompilers: LayerCompilers<MarkerSymbolLayer, MarkerItem> = {
  'simple-marker': compileSimpleMarker,
  'svg-marker': compileSvgMarker,
  'character-marker': compileCharacterMarker,
  'image-marker': compileImageMarker,
};
