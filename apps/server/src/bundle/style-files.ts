import type { Language } from '@gep/api-client/contract';
import { findLayerStyle } from '../result/layer-style-queries';
import type { ResultPlace } from '../result/model-results';
import type { Services } from '../services';
import { fileOfText } from './bundle-file';
import type { BundleDraft } from './bundle-draft';

/** Layers of results that have a style: districts, and cells. */
const layerTypes = { 3: 'bundle.districts', 5: 'bundle.cells' } as const;

/** The styles that were saved for layers, in the product's own format. */
export async function styleFiles(
  services: Services,
  projectId: string,
  places: readonly ResultPlace[],
  draft: BundleDraft,
  language: Language,
): Promise<void> {
  for (const place of places)
    for (const layerType of [3, 5] as const) {
      const at = { projectId, modelId: place.modelId, layerType, name: place.key };
      const style = await findLayerStyle(services.database.db, at);
      if (style === null) continue;
      const layer = `${place.name[language]} ${draft.say(layerTypes[layerType])}`;
      const path = draft.path([draft.say('bundle.styles')], layer, 'json');
      draft.keep(
        fileOfText({ path, name: draft.say('bundle.style-of', { layer }), type: 'application/json' }, style),
      );
    }
}
