import type { GepClient } from '@gep/api-client';
import { decodeFeatures } from '@gep/map-engine/codec';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { borderScheme } from '../style/default-scheme';

type RegionPreview = Awaited<ReturnType<GepClient['regionPreview']>>;

/** The borders of a region, over the data. */
export function borderLayer({ projection, features }: Pick<RegionPreview, 'projection' | 'features'>) {
  return createPolygonLayer({
    projection,
    zIndex: 10,
    scheme: borderScheme,
    features: decodeFeatures(features),
  });
}
