import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { hoverZIndex } from '@gep/map-engine/map';
import { markedScheme } from '../../../map/style/default-scheme';

/** The outline of the district that table and map point at together; empty at first. */
export function outlineLayer() {
  return createPolygonLayer({
    projection: 'EPSG:3857',
    zIndex: hoverZIndex + 1,
    scheme: markedScheme,
    features: [],
  });
}
