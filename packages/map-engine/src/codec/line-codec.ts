import { imageLine, markerLine, markerPositions, simpleLine } from '../model';
import type { ImageLine, LineSymbolLayer, LineSymbol, MarkerLine, SimpleLine } from '../model';
import { markerCodec } from './marker-codec';
import {
  capType,
  imageText,
  joinType,
  layerEntries,
  offset,
  shortText,
  size,
  strokeType,
} from './shared-parts';
import { stack } from './stack-codec';
import { bool, color, words } from './wire';
import { object, tagged } from './wire-object';

const simple = object<SimpleLine>(
  simpleLine(),
  {
    ...layerEntries,
    color: ['color', color],
    width: ['width', size],
    dash: ['strokeType', strokeType],
    join: ['joinType', joinType],
    cap: ['capType', capType],
  },
  { lineType: 0 },
);

const image = object<ImageLine>(
  imageLine(),
  {
    ...layerEntries,
    name: ['imageName', shortText],
    source: ['imageSource', imageText],
    width: ['width', size],
    interval: ['interval', size],
  },
  { lineType: 1 },
);

const marker = object<MarkerLine>(
  markerLine(),
  {
    ...layerEntries,
    marker: ['pointSymbolizer', markerCodec],
    position: ['pointPosition', words(markerPositions)],
    interval: ['interval', size],
    offset: ['offset', offset],
    followLine: ['followLine', bool],
  },
  { lineType: 2 },
);

export const lineLayerCodec = tagged<LineSymbolLayer>('lineType', {
  'simple-line': [0, simple],
  'image-line': [1, image],
  'marker-line': [2, marker],
});

export const lineCodec = stack<LineSymbol>('line', lineLayerCodec);
