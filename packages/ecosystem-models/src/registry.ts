import { airPurification } from './air-purification';
import { carbonSequestration } from './carbon-sequestration';
import { climateRegulation } from './climate-regulation';
import { coastalProtection } from './coastal-protection';
import { dailyRecreation } from './daily-recreation';
import { farming } from './farming';
import { floodMitigation } from './flood-mitigation';
import { hotelPremium } from './hotel-premium';
import { housingPremium } from './housing-premium';
import { marinePurification } from './marine-purification';
import type { Model } from './model';
import { natureTourism } from './nature-tourism';
import { noiseAbatement } from './noise-abatement';
import { nonPointSourceControl } from './non-point-source-control';
import { pestControl } from './pest-control';
import { renewableEnergy } from './renewable-energy';
import { respiratoryDisease } from './respiratory-disease';
import { runoffAnalysis } from './runoff-analysis';
import { sedimentMitigation } from './sediment-mitigation';
import { waterConservation } from './water-conservation';
import { waterResources } from './water-resources';
import { waterSelfPurification } from './water-self-purification';
import { windSandFixation } from './wind-sand-fixation';

/** All models by slug. */
export const models = {
  farming,
  'water-resources': waterResources,
  'renewable-energy': renewableEnergy,
  'sediment-mitigation': sedimentMitigation,
  'carbon-sequestration': carbonSequestration,
  'climate-regulation': climateRegulation,
  'water-conservation': waterConservation,
  'air-purification': airPurification,
  'water-self-purification': waterSelfPurification,
  'flood-mitigation': floodMitigation,
  'runoff-analysis': runoffAnalysis,
  'non-point-source-control': nonPointSourceControl,
  'pest-control': pestControl,
  'noise-abatement': noiseAbatement,
  'respiratory-disease': respiratoryDisease,
  'wind-sand-fixation': windSandFixation,
  'coastal-protection': coastalProtection,
  'marine-purification': marinePurification,
  'daily-recreation': dailyRecreation,
  'nature-tourism': natureTourism,
  'housing-premium': housingPremium,
  'hotel-premium': hotelPremium,
} as const satisfies Readonly<Record<string, Model>>;

const list: readonly Model[] = Object.values(models);

/**
 * A model by slug; undefined when it is unknown.
 * @example
 * modelBySlug('carbon-sequestration')?.id; // 5
 * modelBySlug('gold'); // undefined
 */
export function modelBySlug(slug: string): Model | undefined {
  return list.find((model) => model.slug === slug);
}

/**
 * A model by id; undefined when it is unknown.
 * @example
 * modelById(6)?.slug; // 'climate-regulation'
 */
export function modelById(id: number): Model | undefined {
  return list.find((model) => model.id === id);
}
