import type { LayerKind, LayerModel, VectorGeometry, VectorLayerModel } from '../model';
import { imageParts } from './image-layer-parts';
import { rasterParts } from './raster-layer-parts';
import { tileParts } from './tile-layer-parts';
import { mixedParts, vectorParts } from './vector-layer-parts';
import type { JsonObject } from './wire';

/** What layers of every kind have. */
export type Common = Pick<
  LayerModel,
  | ('id' | 'name' | 'visible' | 'opacity' | 'zIndex' | 'projection' | 'originalProjection')
  | ('filePath' | 'minResolution' | 'maxResolution')
>;

/** What one kind of layer has in addition; JSON texts are still trees when they are encoded (`textParts`). */
export interface LayerParts<L> {
  readonly decode: (wire: Readonly<Record<string, unknown>>, at: string, common: Common) => L;
  readonly encode: (layer: L) => JsonObject;
}

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
