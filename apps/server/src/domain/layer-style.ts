import { decodeScheme } from '@gep/map-engine/codec';
import { GepDataError } from '@gep/raster';
import { saveLayerStyle } from '../store/layer-style';
import type { StylePlace } from '../store/layer-style';
import type { Context } from './context';
import { fail } from './gep-error';
import { findPlace } from './result-places';

/**
 * Saves the style of a result layer after the codec has read it; the text is kept as it came.
 * @throws GepError NO_RESULT, STYLE_INVALID with the place of the fault
 */
export async function saveStyle(context: Context, at: StylePlace, layerStyle: string): Promise<null> {
  await findPlace(context, at.projectId, at, undefined);
  try {
    decodeScheme(layerStyle, { geometry: at.layerType === 5 ? 'raster' : 'polygon' });
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    fail('STYLE_INVALID', { at: error.at || 'layerStyle', reason: error.expected }, error.at);
  }
  await saveLayerStyle(context.database.db, at, layerStyle, context.now());
  return null;
}
