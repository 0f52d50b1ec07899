import { decodeScheme } from '@gep/map-engine/codec';
import { saveLayerStyle } from './layer-style-queries';
import type { StylePlace } from './layer-style-queries';
import type { Services } from '../services';
import { findPlace } from './model-results';
import { checkStyleText } from '../style/check-style-text';

/**
 * Saves the style of a result layer after codec and drawings were checked; the text is kept as it came.
 * @throws GepError NO_RESULT, STYLE_INVALID with the place of the fault
 */
export async function saveStyle(services: Services, at: StylePlace, layerStyle: string): Promise<void> {
  await findPlace(services, at.projectId, at, undefined);
  const geometry = at.layerType === 5 ? 'raster' : 'polygon';
  checkStyleText(layerStyle, (text) => decodeScheme(text, { geometry }));
  await saveLayerStyle(services.database.db, at, layerStyle, services.now());
}
