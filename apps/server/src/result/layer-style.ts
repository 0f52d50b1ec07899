import { findLayerStyle, saveLayerStyle } from './layer-style-queries';
import type { StylePlace } from './layer-style-queries';
import { changedFields, noteChanges, openForm } from '../form/form';
import { findPlace } from './model-results';
import type { RasterTools } from './redraw';
import { checkStyleText } from '../style/check-style-text';

/**
 * Saves the style of a result layer after codec and drawings were checked; the text is kept as it came.
 * @throws GepError NO_RESULT, STYLE_INVALID with the place of the fault
 */
export async function saveStyle(
  { services, workers }: RasterTools,
  at: StylePlace,
  layerStyle: string,
  signal?: AbortSignal,
): Promise<void> {
  await findPlace(services, at.projectId, at, undefined);
  const geometry = at.layerType === 5 ? 'raster' : 'polygon';
  await checkStyleText(workers, layerStyle, { geometry }, signal);
  const entry = `${at.modelId}/${at.layerType}/${at.name}`;
  const place = { of: { projectId: at.projectId }, form: 'layerStyle', entry } as const;
  await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const before = await findLayerStyle(tx, at);
    await saveLayerStyle(tx, at, layerStyle, services.now());
    await noteChanges(tx, place, changedFields({ style: before }, { style: layerStyle }));
  });
}
