import type { CalculatedModel } from '@gep/api-client';
import type { LayerContext } from '../../../map/layer/layer-context';
import type { LayerPlace } from '../../../map/layer/layer-place';
import { placeOf } from '../layer-context';
import type { YearOfModel } from '../subtraction';
import { placeKey } from './listed-layers';
import type { LayerList, ListedLayer } from './listed-layers';

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

/** What is shown of a result, or of a result minus another one. */
export type EntryWords = (
  layerType: 3 | 5,
  from: YearOfModel,
  minus: YearOfModel | null,
) => Pick<LayerEntry, 'name' | 'detail' | 'context'>;

/** The lines of a list, the topmost first; nothing for models that are not there. */
export function layerEntries(
  { chosen, items }: LayerList,
  models: readonly CalculatedModel[],
  projectId: string,
  words: EntryWords,
): LayerEntry[] {
  return items.flatMap((item, index): LayerEntry[] => {
    const result = item.of ?? chosen;
    const { layerType, compareFlag } = result;
    const model = models.find(({ id }) => id === result.model);
    const minusModel = models.find(({ id }) => id === result.minus?.model);
    if (!model || (result.minus && !minusModel)) return [];
    const from = { model, compareFlag };
    const minus = minusModel && result.minus ? { ...result.minus, model: minusModel } : null;
    return [
      {
        key: placeKey(item.of),
        item,
        place: placeOf(projectId, layerType, from),
        ...words(layerType, from, minus),
        zIndex: items.length - index,
      },
    ];
  });
}

/** A line as it is named in full. */
export const entryName = ({ name, detail }: LayerEntry): string => `${name} · ${detail}`;
