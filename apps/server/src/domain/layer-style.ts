import { decodeScheme } from '@gep/map-engine/codec';
import { saveLayerStyle } from '../store/layer-style';
import type { StylePlace } from '../store/layer-style';
import type { Context } from './context';
import { findPlace } from './result-places';
import { checkStyleText } from './style-text';

/**
 * Saves the style of a result layer after codec and drawings were checked; the text is kept as it came.
 * @throws GepError NO_RESULT, STYLE_INVALID with the place of the fault
 */
export async function saveStyle(context: Context, at: StylePlace, layerStyle: string): Promise<null> {
  await findPlace(context, at.projectId, at, undefined);
  const geometry = at.layerType === 5 ? 'raster' : 'polygon';
  checkStyleText(layerStyle, (text) => decodeScheme(text, { geometry }));
  await saveLayerStyle(context.database.db, at, layerStyle, context.now());
  return null;
}
