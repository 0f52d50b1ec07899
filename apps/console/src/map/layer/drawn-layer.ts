import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';

/** A layer on the map, as legend, popup and style dialog work with it. */
export type DrawnLayer =
  | { readonly kind: 'point' | 'line' | 'polygon'; readonly layer: VectorMapLayer }
  | { readonly kind: 'raster'; readonly layer: RasterMapLayer };
