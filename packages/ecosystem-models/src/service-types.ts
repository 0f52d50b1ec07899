import type { ModelSlug } from './catalogue';

const signs: Partial<Record<ModelSlug, readonly number[]>> = {
  farming: [5],
  'water-self-purification': [4],
  'wind-sand-fixation': [71, 72],
  'coastal-protection': [9],
  'marine-purification': [9],
};

/**
 * Ecosystem types whose cells speak against the claim that a service does not exist in a region: cropland for farming,
 * the sea for marine purification. Empty for services that no type points to.
 * @example
 * typesOfService('marine-purification'); // [9]
 * typesOfService('housing-premium'); // []
 */
export function typesOfService(slug: string): readonly number[] {
  return signs[slug as ModelSlug] ?? [];
}
