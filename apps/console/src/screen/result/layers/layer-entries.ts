import type { CalculatedModel } from '@gep/api-client';
import type { LayerContext } from '../../../map/layer/layer-context';
import type { LayerPlace } from '../../../map/layer/layer-place';
import { placeKey } from './listed-layers';
import type { LayerList, ListedLayer, ResultPlace } from './listed-layers';

/** A line of the layer list with all that is known of its result. */
export interface LayerEntry {
  readonly key: string;
  readonly item: ListedLayer;
  readonly place: LayerPlace;
  readonly context: LayerContext;
  readonly name: string;
  /** Type and year. */
  readonly detail: string;
  /** Place in the drawing order. */
  readonly zIndex: number;
}

/** The lines of a list, the topmost first; nothing for models that are not there. */
export function layerEntries(
  { chosen, items }: LayerList,
  models: readonly CalculatedModel[],
  projectId: string,
  detailOf: (place: ResultPlace) => string,
  contextOf: (model: CalculatedModel, compareFlag: 0 | 1) => LayerContext,
): LayerEntry[] {
  return items.flatMap((item, index): LayerEntry[] => {
    const result = item.of ?? chosen;
    const model = models.find(({ id }) => id === result.model);
    if (!model) return [];
    const { layerType, compareFlag } = result;
    return [
      {
        key: placeKey(item.of),
        item,
        place: { projectId, modelId: model.modelId, layerType, name: model.key, compareFlag },
        context: contextOf(model, compareFlag),
        name: model.name,
        detail: detailOf(result),
        zIndex: items.length - index,
      },
    ];
  });
}

/** A line as it is named in full. */
export const entryName = ({ name, detail }: LayerEntry): string => `${name} · ${detail}`;
