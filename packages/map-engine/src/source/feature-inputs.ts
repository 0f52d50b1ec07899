import { isFeature } from './feature-set';
import { geoJsonFeatures } from './geojson-features';
import type { GeoJsonCollection, GeoJsonFeature } from './geojson-features';
import type { FeatureInput } from './to-feature';

/** Features as a layer takes them: a GeoJSON collection, a list of GeoJSON features, or features of the engine. */
export type LayerFeatures = GeoJsonCollection | readonly GeoJsonFeature[] | readonly FeatureInput[];

/**
 * Features of the engine out of any form that a layer takes.
 * @throws TypeError for anything else; GepDataError of `geoJsonFeatures`
 */
export function featureInputs(features: LayerFeatures): readonly FeatureInput[] {
  if (!isList(features)) return geoJsonFeatures(features);
  const [first] = features;
  if (first === undefined) return [];
  if (isFeature(first))
    throw unfit('features of OpenLayers', 'give these a layer of OpenLayers and styleFunction');
  if (isGeoJson(features)) return geoJsonFeatures({ type: 'FeatureCollection', features });
  if ('wkb' in first || 'geometry' in first) return features as readonly FeatureInput[];
  throw unfit(
    `objects with ${Object.keys(first).slice(0, 5).join(', ')}`,
    'decodeFeatures reads those of a server',
  );
}

function isList(features: LayerFeatures): features is Exclude<LayerFeatures, GeoJsonCollection> {
  return Array.isArray(features);
}

function isGeoJson(features: readonly object[]): features is readonly GeoJsonFeature[] {
  return features.every((feature) => 'type' in feature && feature.type === 'Feature');
}

function unfit(got: string, hint: string): TypeError {
  return new TypeError(`features: got ${got}, allowed: GeoJSON or { id, geometry, properties } (${hint})`);
}
