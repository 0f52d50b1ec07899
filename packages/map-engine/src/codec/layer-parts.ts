import type { LayerKind, LayerModel, VectorGeometry, VectorLayerModel } from '../model';
import { imageParts } from './image-layer-parts';
import { rasterParts } from './raster-layer-parts';
import { tileParts } from './tile-layer-parts';
import type { LayerParts } from './layer-wire';
import { mixedParts, vectorParts } from './vector-layer-parts';

/** The model of a kind of layer. */
export type LayerOf<K extends LayerKind> = K extends VectorGeometry
  ? VectorLayerModel
  : Extract<LayerModel, { readonly kind: K }>;

/** Parts of every kind of layer except groups. */
export const layerParts: { readonly [K in Exclude<LayerKind, 'group'>]: LayerParts<LayerOf<K>> } = {
  point: vectorParts('point'),
  line: vectorParts('line'),
  polygon: vectorParts('polygon'),
  mixed: mixedParts,
  raster: rasterParts,
  tile: tileParts,
  image: imageParts,
};
