import { createLineLayer } from '@gep/map-engine/layer/line';
import { createPointLayer } from '@gep/map-engine/layer/point';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { DrawnLayer } from '../layer/drawn-layer';
import type { OwnStyled } from './own-layer';

/** The map layer of a file of the reader, in the style that it had last. */
export function drawOwn(own: OwnStyled): DrawnLayer {
  const shared = { id: own.key, name: own.name };
  if (own.kind === 'raster') {
    const { description, loader, scheme } = own;
    return {
      kind: 'raster',
      layer: createRasterLayer({ ...description, ...shared, scheme, load: loader.load }),
    };
  }
  const { kind, features, scheme } = own;
  const options = { ...shared, scheme, features };
  switch (kind) {
    case 'point':
      return { kind, layer: createPointLayer(options) };
    case 'line':
      return { kind, layer: createLineLayer(options) };
    case 'polygon':
      return { kind, layer: createPolygonLayer(options) };
  }
}
