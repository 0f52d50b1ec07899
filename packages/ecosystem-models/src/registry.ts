import { carbonSequestration } from './carbon-sequestration';
import { climateRegulation } from './climate-regulation';
import type { Model } from './model';
import { runoffAnalysis } from './runoff-analysis';
import { waterConservation } from './water-conservation';

/** The models that can be calculated, by slug. The others of the catalogue are not available yet. */
export const models = {
  'carbon-sequestration': carbonSequestration,
  'climate-regulation': climateRegulation,
  'water-conservation': waterConservation,
  'runoff-analysis': runoffAnalysis,
} as const satisfies Readonly<Record<string, Model>>;

const list: readonly Model[] = Object.values(models);

/**
 * A model by slug; undefined when it is unknown or not available.
 * @example
 * modelBySlug('carbon-sequestration')?.id; // 5
 * modelBySlug('farming'); // undefined
 */
export function modelBySlug(slug: string): Model | undefined {
  return list.find((model) => model.slug === slug);
}

/**
 * A model by id; undefined when it is unknown or not available.
 * @example
 * modelById(6)?.slug; // 'climate-regulation'
 */
export function modelById(id: number): Model | undefined {
  return list.find((model) => model.id === id);
}
