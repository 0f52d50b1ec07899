import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { FeatureData } from '@gep/map-engine/model';
import { regionScheme } from '../../../map/style/default-scheme';

/** Measured regions with their names. */
export function regionLayer(features: readonly FeatureData[]) {
  return createPolygonLayer({ projection: 'EPSG:3857', zIndex: 20, scheme: regionScheme, features });
}
