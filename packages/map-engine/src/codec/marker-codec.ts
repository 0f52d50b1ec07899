import { characterMarker, defaults, imageMarker, simpleMarker, svgMarker } from '../model';
import type {
  CharacterMarker,
  ImageMarker,
  MarkerSymbolLayer,
  MarkerSymbol,
  SimpleMarker,
  SvgMarker,
} from '../model';
import {
  fontStyle,
  imageText,
  layerEntries,
  outlineEntries,
  placementEntries,
  pointType,
  shortText,
  size,
} from './shared-parts';
import { stack } from './stack-codec';
import { color, nullable } from './wire';
import type { WireCodec } from './wire';
import { object, tagged } from './wire-object';

const simple = object<SimpleMarker>(
  simpleMarker(),
  {
    ...layerEntries,
    ...placementEntries,
    ...outlineEntries,
    shape: ['pointType', pointType],
    size: ['size', size],
    fillColor: ['fillColor', color],
  },
  { markerType: 0 },
);

const svg = object<SvgMarker>(
  svgMarker(),
  {
    ...layerEntries,
    ...placementEntries,
    ...outlineEntries,
    svg: ['svg', imageText],
    width: ['sizeWidth', size],
    height: ['sizeHeight', size],
    fillColor: ['fillColor', nullable(color)],
  },
  { markerType: 1 },
);

/** An emptied text is '!'. */
const characterText: WireCodec<string> = {
  ...shortText,
  decode: (value, at) => shortText.decode(value, at) || defaults.characterText,
};

const character = object<CharacterMarker>(
  characterMarker(),
  {
    ...layerEntries,
    ...placementEntries,
    ...outlineEntries,
    text: ['fontText', characterText],
    fontFamily: ['fontFamily', shortText],
    fontStyle: ['fontStyle', fontStyle],
    size: ['size', size],
    fillColor: ['fillColor', color],
  },
  { markerType: 2 },
);

const image = object<ImageMarker>(
  imageMarker(),
  {
    ...layerEntries,
    ...placementEntries,
    name: ['imageName', shortText],
    source: ['imageSource', imageText],
    width: ['sizeWidth', size],
    height: ['sizeHeight', size],
  },
  { markerType: 3 },
);

export const markerLayerCodec = tagged<MarkerSymbolLayer>('markerType', {
  'simple-marker': [0, simple],
  'svg-marker': [1, svg],
  'character-marker': [2, character],
  'image-marker': [3, image],
});

export const markerCodec = stack<MarkerSymbol>('marker', markerLayerCodec);
