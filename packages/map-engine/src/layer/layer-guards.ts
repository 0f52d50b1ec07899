import type { LayerKind, LayerModel } from '../model';
import type { GroupMapLayer } from './group-layer';
import type { MapLayer } from './map-layer';
import type { RasterMapLayer } from './raster/raster-layer';
import type { VectorMapLayer } from './vector/vector-layer';
import type { FeatureLayer } from './vector/feature-layer';

const hasFeatures = {
  group: false,
  point: true,
  line: true,
  polygon: true,
  mixed: true,
  raster: false,
  tile: false,
  image: false,
} satisfies Record<LayerKind, boolean>;

/**
 * Whether a layer is of points, lines, polygons or all of them.
 * @example
 * map.layers.filter(isFeatureLayer).map((one) => one.problems());
 */
export function isFeatureLayer(layer: MapLayer): layer is FeatureLayer<LayerModel> {
  return hasFeatures[layer.kind];
}

/**
 * Whether a layer has one vector scheme.
 * @example
 * map.layers.filter(isVectorLayer).map((one) => one.scheme.kind);
 */
export function isVectorLayer(layer: MapLayer): layer is VectorMapLayer {
  return hasFeatures[layer.kind] && layer.kind !== 'mixed';
}

/**
 * Whether a layer is a raster.
 * @example map.layers.filter(isRasterLayer).forEach((one) => one.reload());
 */
export function isRasterLayer(layer: MapLayer): layer is RasterMapLayer {
  return layer.kind === 'raster';
}

/**
 * Whether a layer is a group of others.
 * @example map.layers.filter(isGroupLayer).flatMap((one) => one.children);
 */
export function isGroupLayer(layer: MapLayer): layer is GroupMapLayer {
  return layer.kind === 'group';
}
