import type { GroupLayerModel, LayerKind, LayerModel } from '../model';
import { createGroupLayer } from './group-layer';
import { createImageLayer } from './image-layer';
import { createLineLayer } from './vector/line-layer';
import type { MapLayer } from './map-layer';
import { createMixedLayer } from './vector/mixed-layer';
import { createPointLayer } from './vector/point-layer';
import { createPolygonLayer } from './vector/polygon-layer';
import { createRasterLayer } from './raster/raster-layer';
import type { RasterLoaders } from './raster/raster-layer';
import { createTileLayer } from './tile/tile-layer';
import type { TileLoaders } from './tile/tile-layer';
import type { FeatureLoaders } from './vector/feature-layer';
import type { VectorLayerOptions } from './vector/vector-layer';

/** Loaders of one layer; each kind takes what it needs. */
export type Loaders = FeatureLoaders & Pick<VectorLayerOptions, 'renderer'> & RasterLoaders & TileLoaders;

/** Loaders for a model; groups ask once for every child. */
export type LoaderSource = Loaders | ((model: Exclude<LayerModel, GroupLayerModel>) => Loaders);

type Makers = {
  readonly [K in Exclude<LayerKind, 'group'>]: (
    options: Extract<LayerModel, { kind: K }> & Loaders,
  ) => MapLayer;
};

const makers = {
  point: createPointLayer,
  line: createLineLayer,
  polygon: createPolygonLayer,
  mixed: createMixedLayer,
  raster: createRasterLayer,
  tile: createTileLayer,
  image: createImageLayer,
} as Makers;

/**
 * The layer of any model. Hosts that need one kind only import its own factory and leave the others out of their bundle.
 * @throws RangeError for an unknown kind
 * @example
 * const model = layer.model;
 * const again = createLayer(model, { features });
 */
export function createLayer(model: LayerModel, loaders: LoaderSource = {}): MapLayer {
  if (model.kind === 'group') {
    const children = model.children.map((child) => createLayer(child, loaders));
    return createGroupLayer({ ...model, children });
  }
  const make = makers[model.kind] as ((options: LayerModel & Loaders) => MapLayer) | undefined;
  if (make === undefined) {
    throw new RangeError(
      `layer kind: got ${String(model.kind)}, allowed: group, ${Object.keys(makers).join(', ')}`,
    );
  }
  return make({ ...model, ...(typeof loaders === 'function' ? loaders(model) : loaders) });
}
