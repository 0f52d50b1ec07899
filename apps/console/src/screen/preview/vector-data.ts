import type { VectorLayer } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { featureFields } from '@gep/style-editor';
import type { FieldSource } from '@gep/style-editor';

/** What the style dialog asks of a vector file: all of it is at hand. */
export function vectorData(file: VectorLayer): { readonly fields: FieldSource } {
  const { layer, features } = decodeLayer(file);
  const properties = (features.get(layer.id) ?? []).map((feature) => feature.properties);
  return { fields: featureFields(properties, 'fields' in layer ? layer.fields : []) };
}
